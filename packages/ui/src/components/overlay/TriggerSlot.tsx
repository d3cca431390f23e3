import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactElement, type RefObject } from 'react';

/**
 * Makes any button open an overlay: one of ours, or a native one inside a component of the app. It listens around the trigger
 * and sets its attributes in the DOM instead of requiring a ref, handlers and `aria-*`, so the trigger needs no changes.
 */
export function TriggerSlot({
  trigger,
  triggerRef,
  popup,
  open,
  controls,
  onOpen,
  preload,
  arrowKeys = false,
}: TriggerSlotProps) {
  const slotRef = useRef<HTMLSpanElement>(null);
  // After every render: the trigger may have another element now.
  useLayoutEffect(() => {
    const element = findTrigger(slotRef.current);
    triggerRef.current = element;
    if (!element) return;
    element.setAttribute('aria-haspopup', popup);
    element.setAttribute('aria-expanded', String(open));
    if (open) element.setAttribute('aria-controls', controls);
    else element.removeAttribute('aria-controls');
  });

  const openFrom = (target: EventTarget, by: OpenedBy) => {
    const element = findTrigger(slotRef.current);
    if (!element?.contains(target as Node) || element.ariaDisabled === 'true') return false;
    // Safari does not focus a clicked button; the element focused now gets the focus back when the overlay closes.
    element.focus();
    onOpen(by);
    return true;
  };
  const click = (event: MouseEvent) => openFrom(event.target, 'press');
  const keyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 'arrowDown' : event.key === 'ArrowUp' ? 'arrowUp' : null;
    if (arrowKeys && by && openFrom(event.target, by)) event.preventDefault();
  };
  // The user is about to press. If loading fails now, the press tries again and reports the failure.
  const ready = () => void preload().catch(() => undefined);
  return (
    <span
      ref={slotRef}
      role="presentation"
      style={{ display: 'contents' }}
      onClick={click}
      onKeyDown={keyDown}
      onPointerEnter={ready}
      onFocus={ready}
    >
      {trigger}
    </span>
  );
}

const findTrigger = (slot: HTMLElement | null) => slot?.querySelector<HTMLElement>('button, a[href], [tabindex]') ?? null;

/** How the trigger was used: an arrow key also decides at which end a menu starts. */
export type OpenedBy = 'press' | 'arrowDown' | 'arrowUp';

interface TriggerSlotProps {
  /** An element that contains one button. */
  trigger: ReactElement;
  /** Receives the button's own element: overlays are positioned by it. */
  triggerRef: RefObject<HTMLElement | null>;
  popup: 'menu' | 'dialog';
  open: boolean;
  /** Id of the overlay. */
  controls: string;
  onOpen: (by: OpenedBy) => void;
  /** Loads the overlay's code. */
  preload: () => Promise<void>;
  /** Opens by ArrowDown and ArrowUp too, as menus do. */
  arrowKeys?: boolean;
}
