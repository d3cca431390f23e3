import type { ReactNode, RefObject } from 'react';
import type { OpenedBy } from '../overlay/TriggerSlot';
import { z } from '../../tokens/css';
import { Column, Head, MenuList, Surface } from './Menu.styles';
import { menuEntries } from './menuEntries';
import type { MenuEntry, MenuPlacement } from './types';

/** The part of a menu that needs react-aria. */
export function MenuSurface({ id, open, openedBy, onClose, triggerRef, placement, label, head, items }: MenuSurfaceProps) {
  return (
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
          {menuEntries(items, label)}
        </MenuList>
      </Column>
    </Surface>
  );
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
