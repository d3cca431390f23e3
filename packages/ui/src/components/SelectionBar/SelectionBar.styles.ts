import { styled } from 'styled-components';
import { color, font, media, radius, shadow, space } from '../../tokens/css';
import { breakpoints } from '../../tokens/scales';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  &[data-look='head'] {
    width: 100%;
  }
  ${media.down('sm')} {
    /* Many don't fit in two rows there: buttons with an icon show only the icon; their name is read aloud. */
    &:has(> :nth-child(6)) {
      column-gap: ${space(1)};
      button:has(> svg) {
        gap: 0;
        padding-inline: ${space(1.5)};
        font-size: 0;
      }
    }
  }
  /* Beside the menu, this many don't fit in one line of a table with icons either: the text alone is enough there. */
  @media (min-width: ${breakpoints.sm}px) and (max-width: 1599.98px) {
    &[data-look='head']:has(> :nth-child(8)) button > svg {
      display: none;
    }
  }
  &[data-look='floating'] {
    align-self: center;
    max-width: 100%;
    padding: ${space(2, 3)};
    border: 1px solid ${color('accent.border')};
    border-radius: ${radius('card')};
    background: ${color('surface.overlay')};
    box-shadow: ${shadow('overlay')};
  }
`;

export const Count = styled.span`
  ${font('bodyStrong')}
  margin-inline-end: ${space(2)};
  font-variant-numeric: tabular-nums;
`;

export const Progress = styled.div`
  flex: 1 1 160px;
  max-width: 320px;
`;
