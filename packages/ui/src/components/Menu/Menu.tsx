import { useId, useRef, useState, type ReactElement } from 'react';
import { TriggerSlot, type OpenedBy } from '../overlay/TriggerSlot';
import { MenuLayer } from './MenuLayer';
import type { MenuContent } from './types';

/**
 * A list of acts behind a button. Renders the trigger and, while open, a `menu` in a popover beside it; choosing one closes
 * it and gives the focus back to the trigger. Its code is loaded when someone points at the trigger.
 */
export function Menu({ trigger, placement = 'bottom end', onOpen, ...content }: MenuProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  const open = openedBy !== null;
  const show = (by: OpenedBy) => {
    onOpen?.();
    setOpenedBy(by);
  };
  const close = () => setOpenedBy(null);
  return (
    <>
      <TriggerSlot
        trigger={trigger}
        triggerRef={triggerRef}
        popup="menu"
        open={open}
        controls={id}
        onOpen={show}
        preload={MenuLayer.preload}
        arrowKeys
      />
      <MenuLayer
        id={id}
        open={open}
        openedBy={openedBy}
        onClose={close}
        onFail={close}
        triggerRef={triggerRef}
        placement={placement}
        {...content}
      />
    </>
  );
}

export interface MenuProps extends MenuContent {
  /** A button: `<Button>`, `<IconButton>` or a component with one button in it. */
  trigger: ReactElement;
  /** Told when it is about to open: entries that come and go are best settled then, and not under a pointer. */
  onOpen?: () => void;
}
