import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { TriggerSlot } from '../overlay/TriggerSlot';
import { PopoverLayer } from './PopoverLayer';
import type { PopoverSize } from './types';

/**
 * A small dialog beside the button that opens it: filters, a form of two fields, an explanation. Renders the trigger and,
 * while open, a `dialog`. Escape and a press outside close it and give the focus back.
 */
export function Popover({
  trigger,
  label,
  children,
  open: controlled,
  onOpenChange,
  placement = 'bottom start',
  size = 'content',
  describedBy,
}: PopoverProps) {
  const [own, setOwn] = useState(false);
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  const open = controlled ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <TriggerSlot
        trigger={trigger}
        triggerRef={triggerRef}
        popup="dialog"
        open={open}
        controls={id}
        onOpen={() => change(true)}
        preload={PopoverLayer.preload}
      />
      <PopoverLayer
        id={id}
        open={open}
        onOpenChange={change}
        onFail={() => change(false)}
        triggerRef={triggerRef}
        placement={placement}
        label={label}
        size={size}
        describedBy={describedBy}
      >
        {typeof children === 'function' ? children(() => change(false)) : children}
      </PopoverLayer>
    </>
  );
}

export interface PopoverProps {
  /** A button: `<Button>`, `<IconButton>` or a component with one button in it. */
  trigger: ReactElement;
  /** Name of the dialog. */
  label: string;
  /** As a function it gets what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Only if the caller holds it; otherwise the popover does. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where it opens, if there is room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start' | 'end';
  /**
   * `content`: as large as what is in it. `panel`: 400 px under its button, and the whole window on phones; put a `PanelFrame` in it.
   * `dock`: 440 px along the right edge under the top bar, the whole window below `md`. @default 'content'
   */
  size?: PopoverSize;
  /** Id of an element inside that says more than the name does: it is read with it. */
  describedBy?: string;
}
