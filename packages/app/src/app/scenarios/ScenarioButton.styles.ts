import { color, radius, shadow, space, z } from '@stockroom/ui';
import { styled } from 'styled-components';

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
