import { useEffect, useRef, useState } from 'react';

const WAIT = 400;
const GAP = 6;
const EDGE = 8;

/**
 * Shows a button's name under it while the pointer rests on it or the keyboard is on it; Escape hides it (WCAG 1.4.13).
 * Kept apart from `Tooltip`, which is heavier: icon buttons are on the first screen. It lies in the browser's top layer, so nothing cuts it off.
 */
export function useHint(enabled: boolean) {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const hintRef = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!wanted || !enabled) return undefined;
    const timer = setTimeout(() => setShown(true), WAIT);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setWanted(false);
    document.addEventListener('keydown', escape);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', escape);
      setShown(false);
    };
  }, [wanted, enabled]);

  useEffect(() => {
    const [anchor, hint] = [anchorRef.current, hintRef.current];
    if (!shown || !anchor || !hint) return;
    hint.showPopover();
    const place = anchor.getBoundingClientRect();
    const { width, height } = hint.getBoundingClientRect();
    const left = place.left + place.width / 2 - width / 2;
    const below = place.bottom + GAP;
    hint.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`;
    hint.style.top = `${below + height > window.innerHeight ? place.top - GAP - height : below}px`;
  }, [shown]);

  return {
    anchorRef,
    hintRef,
    shown,
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setWanted(true),
      onPointerLeave: () => setWanted(false),
      onPointerDown: () => setWanted(false),
      onFocus: () => anchorRef.current?.matches(':focus-visible') && setWanted(true),
      onBlur: () => setWanted(false),
    },
  };
}
