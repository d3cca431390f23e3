import type { ReactNode, RefObject } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import { z } from '../../tokens/css';
import { Surface } from './Popover.styles';

/** The part of a popover that needs react-aria. */
export function PopoverSurface({ id, open, onOpenChange, triggerRef, placement, label, children }: PopoverSurfaceProps) {
  return (
    <Surface
      isOpen={open}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      aria-label={label}
      style={{ zIndex: z('overlay') }}
    >
      <div id={id}>{children}</div>
    </Surface>
  );
}

export interface PopoverSurfaceProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  placement: PopoverProps['placement'];
  label: string;
  children: ReactNode;
}
