import {
  cloneElement,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';

/**
 * Makes any button open an overlay: one of ours, or a native one inside a component of the app. It listens around the
 * trigger instead of asking it for a ref and handlers, so a trigger only has to pass on `aria-*`.
 */
export function TriggerSlot({ trigger, triggerRef, popup, open, controls, onOpen, arrowKeys = false }: TriggerSlotProps) {
  const slotRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    triggerRef.current = findTrigger(slotRef.current);
  });

  const openFrom = (position: OpenedBy) => {
    const element = findTrigger(slotRef.current);
    if (!element || element.ariaDisabled === 'true') return;
    triggerRef.current = element;
    // Safari does not focus a button that is clicked; what has the focus now gets it back when the overlay closes.
    element.focus();
    onOpen(position);
  };
  const click = (event: MouseEvent) => {
    if (findTrigger(slotRef.current)?.contains(event.target as Node)) openFrom('press');
  };
  const keyDown = (event: KeyboardEvent) => {
    const position = event.key === 'ArrowDown' ? 'arrowDown' : event.key === 'ArrowUp' ? 'arrowUp' : null;
    if (!arrowKeys || !position || !findTrigger(slotRef.current)?.contains(event.target as Node)) return;
    event.preventDefault();
    openFrom(position);
  };
  return (
    <span ref={slotRef} role="presentation" style={{ display: 'contents' }} onClick={click} onKeyDown={keyDown}>
      {cloneElement(trigger as ReactElement<TriggerAria>, {
        'aria-haspopup': popup,
        'aria-expanded': open,
        'aria-controls': open ? controls : undefined,
      })}
    </span>
  );
}

const findTrigger = (slot: HTMLElement | null) => slot?.querySelector<HTMLElement>('button, a[href], [tabindex]') ?? null;

/** How the trigger was used: an arrow key also says at which end a menu starts. */
export type OpenedBy = 'press' | 'arrowDown' | 'arrowUp';

interface TriggerAria {
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

interface TriggerSlotProps {
  trigger: ReactElement;
  /** Filled with the trigger's own element: overlays are placed by it. */
  triggerRef: RefObject<HTMLElement | null>;
  popup: 'menu' | 'dialog';
  open: boolean;
  controls?: string;
  onOpen: (by: OpenedBy) => void;
  /** Opens by ArrowDown and ArrowUp too, as menus do. */
  arrowKeys?: boolean;
}
