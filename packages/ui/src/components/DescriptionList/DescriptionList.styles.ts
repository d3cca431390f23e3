import { styled } from 'styled-components';
import { color, font, media, space } from '../../tokens/css';

export const ListRoot = styled.dl`
  ${font('body')}
  display: grid;
  gap: ${space(3)};

  ${media.up('sm')} {
    grid-template-columns: minmax(96px, max-content) 1fr;
    gap: ${space(2, 6)};
  }
`;

/** A pair is one group for screen readers, and its two parts are cells of the list's grid. */
export const Pair = styled.div`
  ${media.up('sm')} {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
`;

export const Term = styled.dt`
  color: ${color('text.muted')};
  max-width: 28ch;
  overflow-wrap: anywhere;
`;

export const Value = styled.dd`
  min-width: 0;
  overflow-wrap: anywhere;
`;
