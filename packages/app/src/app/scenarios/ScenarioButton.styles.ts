import { color, media, radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Where no top bar is: before signing in, and where the session could not be restored. */
export const TabPlace = styled.div`
  position: fixed;
  inset-block-end: ${space(3)};
  inset-inline-end: ${space(3)};
  /* A phone has no room beside a form: what it lies over can be scrolled from under it. */
  ${media.down('md')} {
    position: sticky;
    width: fit-content;
    margin-block: ${space(3)};
    margin-inline: auto ${space(3)};
  }
  z-index: ${z('sticky')};
  border-radius: ${radius('control')};
  background: ${color('surface.raised')};
  box-shadow: ${shadow('raised')};
`;
