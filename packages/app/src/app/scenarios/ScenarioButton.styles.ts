import { color, media, radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

/** Position outside a top bar: before signing in, and when the session could not be restored. */
export const TabPosition = styled.div`
  position: fixed;
  inset-block-end: ${space(3)};
  inset-inline-end: ${space(3)};
  /* A phone has no room beside a form: covered content can be scrolled out from under the tab. */
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
