import { css } from 'styled-components';

/** By night no picture is the brightest thing on the page (decision 090). */
export const dimmedByNight = css`
  .dark & {
    filter: brightness(0.7);
  }
`;
