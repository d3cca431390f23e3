/** The input device of a drag. */
export type DragInput = 'mouse' | 'pen' | 'touch' | 'keyboard';

/** In px of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Shows where a drop would go, in px of the window. */
export interface Line {
  x: number;
  y: number;
  length: number;
  isVertical: boolean;
}
