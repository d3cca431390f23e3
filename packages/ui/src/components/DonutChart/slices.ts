import type { Category } from '../../tokens/categories';
import { CATEGORIES } from '../../tokens/categories';
import type { Position } from '../ChartFrame/types';

/** A part of a round chart. Angles in radians, clockwise from the top. */
export interface Slice {
  index: number;
  /** Original value: `null` is a gap, and a negative value is shown in texts, though it has no part in the drawing. */
  value: number | null;
  /** From 0 to 1; 0 when all values are zero. */
  share: number;
  start: number;
  end: number;
  category: Category;
}

const FULL_CIRCLE = Math.PI * 2;

/** Computes parts of a whole, as wide as their shares. Gaps and negative values have none. */
export function slicesOf(values: readonly (number | null)[]): Slice[] {
  const parts = values.map((value) => Math.max(0, value ?? 0));
  const sum = parts.reduce((whole, part) => whole + part, 0);
  let start = 0;
  return parts.map((part, index) => {
    const share = sum === 0 ? 0 : part / sum;
    const slice = {
      index,
      value: values[index] ?? null,
      share,
      start,
      end: start + share * FULL_CIRCLE,
      category: categoryAt(index),
    };
    start = slice.end;
    return slice;
  });
}

/** Computes parts of equal width, as long as their values. */
export function petalsOf(values: readonly (number | null)[]): Slice[] {
  const width = FULL_CIRCLE / Math.max(1, values.length);
  const parts = values.map((value) => Math.max(0, value ?? 0));
  const highest = Math.max(...parts, 0);
  return parts.map((part, index) => ({
    index,
    value: values[index] ?? null,
    share: highest === 0 ? 0 : part / highest,
    start: index * width,
    end: (index + 1) * width,
    category: categoryAt(index),
  }));
}

export const categoryAt = (index: number): Category => CATEGORIES[index % CATEGORIES.length] ?? 1;

/** Returns the point at an angle and a distance from the middle. */
export const pointOnCircle = (middle: Position, angle: number, distance: number): Position => ({
  x: middle.x + Math.sin(angle) * distance,
  y: middle.y - Math.cos(angle) * distance,
});

/** Finds the slice at a position; `null` outside the circle. */
export function sliceAt(slices: readonly Slice[], middle: Position, { x, y }: Position, radius: number): number | null {
  if (Math.hypot(x - middle.x, y - middle.y) > radius) return null;
  const angle = (Math.atan2(x - middle.x, middle.y - y) + FULL_CIRCLE) % FULL_CIRCLE;
  return slices.find(({ start, end }) => angle >= start && angle < end)?.index ?? null;
}
