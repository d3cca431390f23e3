interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface PopupPosition {
  side: 'above' | 'below';
  /** In px from the viewport's top for a popup below, from its bottom for a popup above. */
  distance: number;
  left: number;
  width: number;
  maxHeight: number;
}

const gap = 4;
const margin = 8;
/** Default minimum width in px. */
export const POPUP_WIDTH = 200;

/**
 * Computes the position of a popup: under its field, or above it where there is more room; as wide as the field and its content
 * need, always within the viewport.
 */
export function popupPosition(
  field: Edges,
  view: { width: number; height: number },
  wantedHeight: number,
  isRightToLeft = false,
  minWidth = POPUP_WIDTH,
): PopupPosition {
  const below = view.height - field.bottom - gap - margin;
  const above = field.top - gap - margin;
  const side = below < Math.min(wantedHeight, 160) && above > below ? 'above' : 'below';
  const width = Math.min(Math.max(field.right - field.left, minWidth), view.width - 2 * margin);
  const wantedLeft = isRightToLeft ? field.right - width : field.left;
  return {
    side,
    distance: side === 'below' ? field.bottom + gap : view.height - field.top + gap,
    left: Math.max(margin, Math.min(wantedLeft, view.width - margin - width)),
    width,
    maxHeight: Math.max(96, side === 'below' ? below : above),
  };
}
