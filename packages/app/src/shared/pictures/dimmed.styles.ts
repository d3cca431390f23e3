import { css } from 'styled-components';

/** Dims pictures in the dark scheme, so that none is the brightest thing on the page (decision 090). */
export const dimmedByNight = css`
  .dark & {
    filter: brightness(0.7);
  }
`;
