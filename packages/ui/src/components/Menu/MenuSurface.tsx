import type { FocusEvent, Key, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OpenedBy } from '../overlay/TriggerSlot';
import { PageLanguage } from '../overlay/PageLanguage';
import { z } from '../../tokens/css';
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
    const act = actsOf(items).find(({ item }) => item.id === chosen);
    if (act?.closes) {
      // While it is open the page around it, and so the trigger, is inert: what opens next could not give the focus back to it.
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
        <Column onFocus={(event) => enter(event, openedBy)}>
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

/** Every act of the menu, and whether it closes the menu: a switch leaves it open. */
const actsOf = (items: MenuEntry[]): { item: MenuAction; closes: boolean }[] =>
  items.flatMap((entry) => {
    if (entry.type === 'divider') return [];
    const within = entry.type === 'section' ? entry.items : [entry];
    const isChoice = entry.type === 'section' && entry.choice === 'one';
    return within.map((item) => ({ item, closes: isChoice || item.checked === undefined }));
  });

/** A menu takes the focus when it opens, as the pattern says: on its last item if ArrowUp opened it. */
const focusAt = (openedBy: OpenedBy | null) => ({ autoFocus: openedBy === 'arrowUp' ? ('last' as const) : ('first' as const) });

/**
 * Where Enter, Space or a screen reader pressed the trigger, react-aria leaves the focus on the menu itself: nothing of its first item
 * would be read, and ArrowDown would go on to the second.
 */
function enter({ target }: FocusEvent<HTMLElement>, openedBy: OpenedBy | null): void {
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
  /** The element that gets the focus back, if the menu opened beside another. */
  ownerRef?: RefObject<HTMLElement | null>;
  placement: MenuPlacement;
  label: string;
  head?: ReactNode;
  items: MenuEntry[];
}
