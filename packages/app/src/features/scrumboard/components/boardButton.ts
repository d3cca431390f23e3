import { color, focusRing, radius } from '@stockroom/ui/tokens';
import { css } from 'styled-components';

/** Styles of a button of a list or a card: only an icon, quiet until hovered. Kept light, as a board has thousands. */
export const boardButton = css`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('text.muted')};
  &:hover {
    background: ${color('surface.hover')};
    color: ${color('text.default')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
