import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { TriggerSlot } from '../overlay/TriggerSlot';
import { PopoverLayer } from './PopoverLayer';
import type { PopoverSize } from './types';

/**
 * A small dialog beside its button: filters, a form of two fields, an explanation. Renders the trigger and, while open, a
 * `dialog`. Escape and a press outside close it and return the focus.
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
  /** A button: `<Button>`, `<IconButton>` or a component that contains one button. */
  trigger: ReactElement;
  /** Name of the dialog. */
  label: string;
  /** A function receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it is open, when the caller controls it; otherwise the popover keeps its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Preferred position, if there is room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start' | 'end';
  /**
   * `content`: as large as its content. `panel`: 400 px under its button, and the whole window on phones; put a `PanelFrame` in it.
   * `dock`: 440 px along the right edge under the top bar, the whole window below `md`. @default 'content'
   */
  size?: PopoverSize;
  /** Id of an element inside with a longer description: it is read aloud after the name. */
  describedBy?: string;
}
