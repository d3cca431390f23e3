import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OpenedBy } from '../overlay/TriggerSlot';
import { PageLanguage } from '../overlay/PageLanguage';
import { z } from '../../tokens/css';
import { Column, Head, MenuList, Surface } from './Menu.styles';
import { menuEntries } from './menuEntries';
import type { MenuAction, MenuEntry, MenuPlacement } from './types';

/** The part of a menu that needs react-aria. */
export function MenuSurface({ id, open, openedBy, onClose, triggerRef, placement, label, head, items }: MenuSurfaceProps) {
  const leave = () => {
    // While it is open the page around it, and so the trigger, is inert.
    flushSync(onClose);
    triggerRef.current?.focus({ preventScroll: true });
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
        <Column>
          {head && <Head id={`${id}-head`}>{head}</Head>}
          <MenuList
            id={id}
            aria-label={label}
            aria-describedby={head ? `${id}-head` : undefined}
            onClose={onClose}
            {...focusAt(openedBy)}
          >
            {menuEntries(
              items.map((entry) => closingFirst(entry, leave)),
              label,
            )}
          </MenuList>
        </Column>
      </Surface>
    </PageLanguage>
  );
}

/** An act begins when the menu is gone: what it opens gives the focus back to the trigger. A switch leaves the menu open. */
function closingFirst(entry: MenuEntry, leave: () => void): MenuEntry {
  const wrap = (item: MenuAction, closes: boolean): MenuAction => {
    if (!closes) return item;
    const onSelect = () => {
      leave();
      item.onSelect();
    };
    return { ...item, onSelect };
  };
  if (entry.type === 'divider') return entry;
  if (entry.type !== 'section') return wrap(entry, entry.checked === undefined);
  const { choice, items } = entry;
  return { ...entry, items: items.map((item) => wrap(item, choice === 'one' || item.checked === undefined)) };
}

/** A menu takes the focus when it opens, as the pattern says: on its last item if ArrowUp opened it. */
const focusAt = (openedBy: OpenedBy | null) => ({ autoFocus: openedBy === 'arrowUp' ? ('last' as const) : ('first' as const) });

export interface MenuSurfaceProps {
  id: string;
  open: boolean;
  openedBy: OpenedBy | null;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  placement: MenuPlacement;
  label: string;
  head?: ReactNode;
  items: MenuEntry[];
}
