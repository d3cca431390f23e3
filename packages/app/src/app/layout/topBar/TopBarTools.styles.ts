import { media } from '@stockroom/ui';
import { styled } from 'styled-components';

/* What the bar leaves out as it gets narrower. All of it is in the user menu then. */

/** By the bar's own width, as a menu beside the page takes from it: for 448 px of room, so not on a phone. */
export const FromSmall = styled.div`
  display: contents;
  @container top-bar (max-width: 447.98px) {
    display: none;
  }
`;

/** For a window of 1440 px: what is wanted once a day leaves the room to the store's name. */
export const FromWide = styled.div`
  display: none;
  ${media.up('xl')} {
    display: contents;
  }
`;
