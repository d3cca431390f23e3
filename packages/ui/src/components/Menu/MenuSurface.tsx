import type { FocusEvent, Key, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { z } from '../../tokens/css';
import { PageLanguage } from '../overlay/PageLanguage';
import type { OpenedBy } from '../overlay/TriggerSlot';
import { Column, Head, MenuList, Surface } from './Menu.styles';
import { menuEntries } from './menuEntries';
import type { MenuAction, MenuEntry, MenuPlacement } from './types';

/** The part of a menu that needs react-aria. */
export function MenuSurface({
  id,
  open,
  openedBy,
  onClose,
  triggerRef,
  ownerRef = triggerRef,
  placement,
  label,
  head,
  items,
}: MenuSurfaceProps) {
  const choose = (chosen: Key) => {
    const act = actionsOf(items).find(({ item }) => item.id === chosen);
    if (act?.closes) {
      // While the menu is open, the page around it, including the trigger, is inert: whatever opens next could not return the
      // focus to it.
      flushSync(onClose);
      ownerRef.current?.focus({ preventScroll: true });
    }
    act?.item.onSelect();
  };
  return (
    <PageLanguage>
      <Surface
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        triggerRef={triggerRef}
        trigger="MenuTrigger"
        placement={placement}
        offset={4}
        aria-label={label}
        style={{ zIndex: z('overlay') }}
      >
        <Column onFocus={(event) => focusItem(event, openedBy)}>
          {head && <Head id={`${id}-head`}>{head}</Head>}
          <MenuList
            id={id}
            aria-label={label}
            aria-describedby={head ? `${id}-head` : undefined}
            onAction={choose}
            onClose={onClose}
            {...focusAt(openedBy)}
          >
            {menuEntries(items, label)}
          </MenuList>
        </Column>
      </Surface>
    </PageLanguage>
  );
}

/** Lists every action of the menu and whether it closes the menu: a switch leaves it open. */
const actionsOf = (items: MenuEntry[]): { item: MenuAction; closes: boolean }[] =>
  items.flatMap((entry) => {
    if (entry.type === 'divider') return [];
    const within = entry.type === 'section' ? entry.items : [entry];
    const isChoice = entry.type === 'section' && entry.choice === 'one';
    return within.map((item) => ({ item, closes: isChoice || item.checked === undefined }));
  });

/** Focuses the first item when the menu opens, as the ARIA pattern says, or the last if ArrowUp opened it. */
const focusAt = (openedBy: OpenedBy | null) => ({ autoFocus: openedBy === 'arrowUp' ? ('last' as const) : ('first' as const) });

/**
 * Moves the focus to an item. When Enter, Space or a screen reader pressed the trigger, react-aria leaves the focus on the menu
 * itself: the first item would not be read aloud, and ArrowDown would go on to the second.
 */
function focusItem({ target }: FocusEvent<HTMLElement>, openedBy: OpenedBy | null): void {
  if (target.role !== 'menu') return;
  const items = [...target.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
  items.at(openedBy === 'arrowUp' ? -1 : 0)?.focus();
}

export interface MenuSurfaceProps {
  id: string;
  open: boolean;
  openedBy: OpenedBy | null;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** The element to which the focus returns, if the menu opened beside another element. */
  ownerRef?: RefObject<HTMLElement | null>;
  placement: MenuPlacement;
  label: string;
  head?: ReactNode;
  items: MenuEntry[];
}
