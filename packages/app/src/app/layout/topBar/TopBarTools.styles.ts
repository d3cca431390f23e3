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

/** For a window of 960 px, in which the menu stands beside the page. */
export const FromWide = styled.div`
  display: none;
  ${media.up('md')} {
    display: contents;
  }
`;

/** Where there is no room for the words of what an icon says: below 1440 px. */
export const InWords = styled.div`
  display: none;
  ${media.up('xl')} {
    display: contents;
  }
`;

export const AsIcon = styled.div`
  display: contents;
  ${media.up('xl')} {
    display: none;
  }
`;
