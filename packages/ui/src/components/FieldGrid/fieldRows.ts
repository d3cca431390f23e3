import { css } from 'styled-components';
import { media, space } from '../../tokens/css';

/** Styles for as many columns as fit, which are closer together. */
const fitting = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--field-width)), 1fr));
  column-gap: ${space(4)};
  margin-block-end: -${space(3)};
  > * {
    margin-block-end: ${space(3)};
  }
  > [data-wide] {
    grid-column: 1 / -1;
  }
`;

/**
 * Two columns from 960 px. Each field takes four rows, for its label, help, control and the line below, and shares them with
 * the field beside it; so the space between fields is their margin, not the grid's gap.
 */
export const fieldRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space(6)};
  align-items: start;
  margin-block-end: -${space(5)};
  > * {
    grid-row: span 4;
    margin-block-end: ${space(5)};
  }
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
  &[data-field-rows='fitting'] {
    ${fitting}
  }
`;
