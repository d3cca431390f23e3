import { useId, useRef, useState, type ReactElement } from 'react';
import { TriggerSlot, type OpenedBy } from '../overlay/TriggerSlot';
import { z } from '../../tokens/css';
import { MenuList, MenuSurface } from './Menu.styles';
import { MenuEntries } from './MenuEntries';
import type { MenuEntry } from './types';

/**
 * A list of acts behind a button. Renders the trigger and, while open, a `menu` in a popover beside it; choosing one closes
 * it and gives the focus back to the trigger.
 */
export function Menu({ trigger, label, items, placement = 'bottom end' }: MenuProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  const open = openedBy !== null;
  const close = () => setOpenedBy(null);
  return (
    <>
      <TriggerSlot
        trigger={trigger}
        triggerRef={triggerRef}
        popup="menu"
        open={open}
        controls={id}
        onOpen={setOpenedBy}
        arrowKeys
      />
      <MenuSurface
        isOpen={open}
        onOpenChange={(next) => !next && close()}
        triggerRef={triggerRef}
        trigger="MenuTrigger"
        placement={placement}
        offset={4}
        aria-label={label}
        style={{ zIndex: z('overlay') }}
      >
        <MenuList id={id} aria-label={label} onClose={close} {...focusAt(openedBy)}>
          {MenuEntries({ items, label })}
        </MenuList>
      </MenuSurface>
    </>
  );
}

/** A menu takes the focus when it opens, as the pattern says: on its last item if ArrowUp opened it. */
const focusAt = (openedBy: OpenedBy | null) => ({ autoFocus: openedBy === 'arrowUp' ? ('last' as const) : ('first' as const) });

export interface MenuProps {
  /** A button: `<Button>`, `<IconButton>` or a component with one button in it. */
  trigger: ReactElement;
  /** Name of the menu, such as "Actions of Oak watch". */
  label: string;
  items: MenuEntry[];
  /** Where it opens, if there is room. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}
