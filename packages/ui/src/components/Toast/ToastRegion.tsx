import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { systemClock, type ToastClock } from './clock';
import { List, Region } from './Toast.styles';
import { ToastCard } from './ToastCard';
import type { ToastItem } from './types';

/**
 * The toasts, at the bottom of the window. Renders a named region with a list; an app has one. Time stops for all toasts while
 * one is hovered or focused. F6 moves the focus there and back.
 */
export function ToastRegion({ label, toasts, onDismiss, dismissLabel, clock = systemClock }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { remember, goBack } = useRegionFocusKey(ref, toasts.length > 0);

  const dismiss = (id: string) => {
    const region = ref.current;
    if (region?.contains(document.activeElement)) {
      if (toasts.length === 1) goBack();
      else region.focus();
    }
    if (toasts.length === 1) {
      setHovered(false);
      setFocused(false);
    }
    onDismiss(id);
  };
  const focus = (event: FocusEvent) => {
    remember(event);
    setFocused(true);
  };
  const blur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    // Above an open dialog too: the attribute keeps react-aria from hiding it from screen readers and the focus.
    <Region
      ref={ref}
      aria-label={label}
      tabIndex={-1}
      data-react-aria-top-layer="true"
      onFocus={focus}
      onBlur={blur}
      hidden={toasts.length === 0}
    >
      <List onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            paused={hovered || focused}
            onDismiss={dismiss}
            dismissLabel={dismissLabel}
            clock={clock}
          />
        ))}
      </List>
    </Region>
  );
}

export interface ToastRegionProps {
  /** Name of the region, such as "Messages". */
  label: string;
  /** Oldest first. */
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
  /** The clock, for tests. @default the browser's */
  clock?: ToastClock;
}

/**
 * Moves the focus by F6 into the region and, from inside, back to its origin.
 *
 * @returns `remember`, for the region's focus event: stores the origin of the focus, whether it came by F6, by Tab or by a
 * press;
 * and `goBack`, for when the last toast disappears
 */
function useRegionFocusKey(regionRef: RefObject<HTMLElement | null>, active: boolean) {
  const origin = useRef<HTMLElement | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const goBack = () => {
    if (origin.current?.isConnected) origin.current.focus();
    origin.current = null;
  };
  // Listens as soon as the toast is there, not after its paint: the key works once the toast is visible.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const jump = (event: KeyboardEvent) => {
      const region = regionRef.current;
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !region) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) goBack();
      else region.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [regionRef, active]);
  return { remember, goBack };
}
