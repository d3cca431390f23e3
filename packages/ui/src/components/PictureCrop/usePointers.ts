import { type PointerEvent, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** A gesture of one or two fingers, or a mouse, on a frame. Distances and positions are shares of it; the middle is 0, 0. */
export interface Gesture {
  onMove: (dx: number, dy: number) => void;
  /** Called with the zoom factor and the point it is centred on. */
  onPinch: (factor: number, at: Point) => void;
  /** Called on a press without movement. */
  onTap: (at: Point) => void;
}

/** Movement in px that still counts as a press. */
const TAP_TOLERANCE = 4;

/** Tracks the pointers on an element: one moves, two pinch. */
export function usePointers({ onMove, onPinch, onTap }: Gesture) {
  const points = useRef(new Map<number, Point>());
  const isTap = useRef(false);
  const start = useRef<Point>({ x: 0, y: 0 });

  const relativePointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
  };
  const end = (event: PointerEvent) => {
    points.current.delete(event.pointerId);
    if (isTap.current && event.type === 'pointerup') onTap(relativePointOf(event));
    isTap.current = false;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isTap.current = points.current.size === 0;
      start.current = { x: event.clientX, y: event.clientY };
      points.current.set(event.pointerId, relativePointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const before = points.current.get(event.pointerId);
      if (!before) return;
      const { x, y } = start.current;
      if (isTap.current && Math.hypot(event.clientX - x, event.clientY - y) < TAP_TOLERANCE) return;
      isTap.current = false;
      const now = relativePointOf(event);
      const other = [...points.current].find(([id]) => id !== event.pointerId)?.[1];
      points.current.set(event.pointerId, now);
      if (!other) return onMove(now.x - before.x, now.y - before.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onPinch(distance(now, other) / Math.max(distance(before, other), 0.01), middle);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
