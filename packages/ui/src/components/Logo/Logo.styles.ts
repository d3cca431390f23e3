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
  & [data-part='ground'] {
    fill: ${color('accent.solid')};
  }
  & [data-part='shelf'] {
    stroke: ${color('accent.on')};
    stroke-width: 2;
    stroke-linecap: round;
  }
  & [data-part='box'] {
    fill: ${color('accent.on')};
  }
  & [data-part='far'] {
    fill: ${color('accent.on')};
    opacity: 0.55;
  }
`;
