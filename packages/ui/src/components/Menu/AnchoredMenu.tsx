import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { MenuLayer } from './MenuLayer';
import type { MenuEntry, MenuPlacement } from './types';

/**
 * One menu for many buttons: a board's cards, a calendar's days. Renders nothing until `anchor` is a button; then the same `menu` as
 * `Menu`, beside it. The caller's buttons say `aria-haspopup="menu"` themselves.
 */
export function AnchoredMenu({ anchor, onClose, label, head, items, placement = 'bottom end' }: AnchoredMenuProps) {
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  // While it closes it stays where it was.
  useLayoutEffect(() => {
    if (anchor) triggerRef.current = anchor;
    anchor?.setAttribute('aria-expanded', 'true');
    return () => anchor?.removeAttribute('aria-expanded');
  }, [anchor]);
  return (
    <MenuLayer
      id={id}
      open={anchor !== null}
      openedBy="press"
      onClose={onClose}
      onFail={onClose}
      triggerRef={triggerRef}
      placement={placement}
      label={label}
      head={head}
      items={items}
    />
  );
}

export interface AnchoredMenuProps {
  /** The button it belongs to, which has the focus; `null` while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Name of the menu, such as "Actions of Oak watch". */
  label: string;
  /** Stands over the items and is read out with the menu's name. No controls. */
  head?: ReactNode;
  items: MenuEntry[];
  /** Where it opens, if there is room. @default 'bottom end' */
  placement?: MenuPlacement;
}

/** Loads the menu's code before one is opened. */
export const preloadMenu = (): Promise<void> => MenuLayer.preload();
