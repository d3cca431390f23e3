/** The input device of a drag. */
export type DragInput = 'mouse' | 'pen' | 'touch' | 'keyboard';

/** A point in px of the window. */
export interface Point {
  x: number;
  y: number;
}

/** The line that marks the drop position, in px of the window. */
export interface Line {
  x: number;
  y: number;
  length: number;
  isVertical: boolean;
}
