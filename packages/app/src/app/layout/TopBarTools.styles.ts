import { styled } from 'styled-components';

/*
 * What the bar leaves out as it gets narrower, by its own width: a menu beside the page takes from it. All of it is in the user
 * menu or in the drawer "Appearance" too.
 */

/** For a bar with 448 px of room: not on a phone. */
export const FromSmall = styled.div`
  display: contents;
  @container top-bar (max-width: 447.98px) {
    display: none;
  }
`;

/** For a bar with 800 px of room: in less, the store's name would be cut after a few letters. */
export const FromMedium = styled.div`
  display: contents;
  @container top-bar (max-width: 799.98px) {
    display: none;
  }
`;
