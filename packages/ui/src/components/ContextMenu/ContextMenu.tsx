import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { MenuLayer } from '../Menu/MenuLayer';
import type { MenuEntry } from '../Menu/types';
import { Area, Point } from './ContextMenu.styles';
import { useLongPress } from './useLongPress';

/**
 * The context menu of a row: opens at the pointer by right click or long press, or by the Menu key or Shift + F10. Renders an
 * area around many rows and one menu for all of them, with the same entries as a row's "more" button. In text fields the
 * browser's own menu appears.
 */
export function ContextMenu({ menuOf, children }: ContextMenuProps) {
  const [menu, setMenu] = useState<RowMenu | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const point = useRef<HTMLSpanElement>(null);
  const owner = useRef<HTMLElement>(null);
  const id = useId();

  const open = (target: EventTarget, at: { x: number; y: number }): boolean => {
    if (!(target instanceof Element) || target.closest(TEXT_FIELDS)) return false;
    const found = menuOf(target);
    if (!found) return false;
    owner.current = found.owner;
    // The focus is restored to the element that has it now.
    found.owner.focus({ preventScroll: true });
    setPlace(at);
    setMenu(found);
    setOpen(true);
    return true;
  };
  const longPress = useLongPress(open);
  const askByPointer = (event: MouseEvent) => {
    if (open(event.target, { x: event.clientX, y: event.clientY })) event.preventDefault();
  };
  const askByKey = (event: KeyboardEvent) => {
    const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (isAsked && event.target instanceof Element && open(event.target, middleOf(event.target))) event.preventDefault();
  };
  return (
    <Area onContextMenu={askByPointer} onKeyDown={askByKey} {...longPress}>
      {children}
      <Point ref={point} aria-hidden style={{ left: place.x, top: place.y }} />
      {menu && (
        <MenuLayer
          id={id}
          open={isOpen}
          openedBy="press"
          onClose={() => setOpen(false)}
          onFail={() => setOpen(false)}
          triggerRef={point}
          ownerRef={owner}
          placement="bottom start"
          label={menu.label}
          items={menu.items}
        />
      )}
    </Area>
  );
}

/** Text fields keep the browser's menu for pasting and spelling suggestions. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Returns a point below the focused element, not in its corner, so that the row stays readable. */
function middleOf(target: Element) {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 48), y: top + height / 2 };
}

export interface RowMenu {
  /** Label of the menu, such as "Actions of Mina Aydın". */
  label: string;
  items: MenuEntry[];
  /** The row's own control, which gets the focus when the menu closes. */
  owner: HTMLElement;
}

export interface ContextMenuProps {
  /** Returns the menu of the row that contains an element; `null` outside rows. */
  menuOf: (target: Element) => RowMenu | null;
  children: ReactNode;
}
