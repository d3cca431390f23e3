import { color, space } from '@stockroom/ui';
import { styled } from 'styled-components';

export const Dock = styled.aside`
  position: sticky;
  inset-block-start: 0;
  flex: none;
  width: 64px;
  height: 100dvh;
  padding-block: ${space(2)};
  overflow: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid ${color('border.subtle')};
  background: ${color('surface.nav')};
  /* The panel covers the dock and shows the same people, so a picture that would show above the panel is hidden. */
  &[data-covered] > * {
    opacity: 0;
  }
  @media print {
    display: none;
  }
`;
