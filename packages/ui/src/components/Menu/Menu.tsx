import { useId, useRef, useState, type ReactElement } from 'react';
import { TriggerSlot, type OpenedBy } from '../overlay/TriggerSlot';
import { MenuLayer } from './MenuLayer';
import type { MenuContent } from './types';

/**
 * A list of actions behind a button. Renders the trigger and, while open, a `menu` in a popover beside it; choosing an action
 * closes it and returns the focus to the trigger. Its code is loaded when the pointer reaches the trigger.
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
  /** A button: `<Button>`, `<IconButton>` or a component that contains one button. */
  trigger: ReactElement;
  /** Called just before it opens: the time to settle entries that come and go, rather than under a pointer. */
  onOpen?: () => void;
}
