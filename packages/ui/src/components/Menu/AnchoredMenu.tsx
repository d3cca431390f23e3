import { memo, useId, useLayoutEffect, useRef } from 'react';
import { MenuLayer } from './MenuLayer';
import type { MenuContent } from './types';

/**
 * One menu for many buttons: a board's cards, a calendar's days. Renders nothing until `anchor` is a button; then the same `menu` as
 * `Menu`, beside it. The caller's buttons say `aria-haspopup="menu"` themselves.
 */
export const AnchoredMenu = memo(function AnchoredMenu({
  anchor,
  onClose,
  placement = 'bottom end',
  ...content
}: AnchoredMenuProps) {
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
      {...content}
    />
  );
});

export interface AnchoredMenuProps extends MenuContent {
  /** The button it belongs to, which has the focus; `null` while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Loads the menu's code before one is opened. */
export const preloadMenu = (): Promise<void> => MenuLayer.preload();
