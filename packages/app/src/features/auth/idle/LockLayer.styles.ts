import { color } from '@stockroom/ui';
import { createGlobalStyle, styled } from 'styled-components';

/** Nothing of the page can be seen, found, printed or reached while it is locked; it stays, with all that is typed in it. */
export const HidePage = createGlobalStyle`
  body > :not([data-lock]) {
    visibility: hidden !important;
    opacity: 0 !important;
    pointer-events: none !important;
  }
  html {
    overflow: hidden;
  }
`;

export const Cover = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color('surface.raised')};
  color: ${color('text.default')};
`;
