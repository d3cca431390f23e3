import { color } from '@stockroom/ui';
import { styled } from 'styled-components';

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
