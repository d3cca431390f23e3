import { color, media, radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** In less than 960 px it stands in the top bar only while it has something to say, and in the smallest one never; the user menu leads there too. */
export const ButtonPlace = styled.div`
  display: contents;
  ${media.down('md')} {
    &:not([data-active]) {
      display: none;
    }
  }
  /* Here the store's name would have no room left. */
  @container top-bar (max-width: 359.98px) {
    &[data-active] {
      display: none;
    }
  }
`;

/** Where no top bar is: before signing in, and where the session could not be restored. */
export const TabPlace = styled.div`
  position: fixed;
  inset-block-end: ${space(3)};
  inset-inline-end: ${space(3)};
  z-index: ${z('sticky')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  box-shadow: ${shadow('raised')};
`;
