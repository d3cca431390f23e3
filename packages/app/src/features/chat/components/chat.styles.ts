import { color, media, space } from '@stockroom/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

/** Answers mostly come sooner than one sees a skeleton come and go. */
export const Waiting = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3, 4)};
  animation: ${appear} 1ms 150ms both;
`;

export const Padded = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding: ${space(3, 4)};
  background: ${color('surface.overlay')};
`;

/** The conversation, and beside it the pictures of all others. */
export const Sides = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

export const Rail = styled.nav`
  flex: none;
  width: 64px;
  overflow: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid ${color('border.subtle')};
  background: ${color('surface.sunken')};
  ${media.down('sm')} {
    display: none;
  }
`;

export const Log = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${space(2)};
  min-height: 100%;
  padding: ${space(3, 4)};
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Earlier = styled.div`
  display: flex;
  justify-content: center;
`;
