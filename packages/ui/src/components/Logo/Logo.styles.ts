import { styled } from 'styled-components';
import { color, space } from '../../tokens/css';

export const LogoRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text.default')};
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.02em;
  white-space: nowrap;
  user-select: none;
`;

export const Mark = styled.svg`
  flex: none;
  forced-color-adjust: none;
  --logo-ground: ${color('awning.ground')};
  --logo-goods: ${color('awning.light')};
  /* Inverted on the awning, like a lit window. */
  .awning & {
    --logo-ground: ${color('awning.light')};
    --logo-goods: ${color('awning.ground')};
  }
  & [data-part='ground'] {
    fill: var(--logo-ground);
  }
  & [data-part='shelf'] {
    stroke: var(--logo-goods);
    stroke-width: 2;
    stroke-linecap: round;
  }
  & [data-part='box'] {
    fill: var(--logo-goods);
  }
  & [data-part='far'] {
    fill: var(--logo-goods);
    opacity: 0.55;
  }
`;
