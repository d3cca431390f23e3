import { memo, useId, useLayoutEffect, useRef } from 'react';
import { MenuLayer } from './MenuLayer';
import type { MenuContent } from './types';

/**
 * One menu for many buttons: a board's cards, a calendar's days. Renders nothing until `anchor` is a button; then the same
 * `menu` as `Menu`, beside it. The caller's buttons set `aria-haspopup="menu"` themselves.
 */
export const AnchoredMenu = memo(function AnchoredMenu({
  anchor,
  onClose,
  placement = 'bottom end',
  ...content
}: AnchoredMenuProps) {
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  // Keeps the last anchor, so that the menu stays in position while it closes.
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
  /** The focused button to which the menu belongs; `null` while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Loads the menu's code before it opens. */
export const preloadMenu = (): Promise<void> => MenuLayer.preload();
