import { media, space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';

/** The search in a row of its own; then the choices, and the dates, which are wide enough to touch each of their parts. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space(3)};
  ${media.up('sm')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 2fr)) repeat(2, minmax(0, 3fr));
    > * {
      grid-column: span 1;
    }
  }
`;

/** The search field, and the product finder beside it. */
export const SearchRow = styled.div`
  ${media.up('sm')} {
    && {
      grid-column: span 3;
    }
    &&[data-alone] {
      grid-column: 1 / -1;
    }
  }
  ${media.up('lg')} {
    & + && {
      grid-column: span 2;
    }
  }
`;

export const Day = styled.div`
  ${media.up('sm')} {
    && {
      grid-column: span 3;
    }
  }
  ${media.up('lg')} {
    && {
      grid-column: span 1;
    }
  }
`;

/** Takes a whole row. */
export const FullRow = styled.div`
  && {
    grid-column: 1 / -1;
  }
`;

export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  overflow-wrap: anywhere;
`;
