import { useCallback, type ReactNode, type RefObject } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import { z } from '../../tokens/css';
import { PageLanguage } from '../overlay/PageLanguage';
import { Inside, Surface } from './Popover.styles';
import type { PopoverSize } from './types';

/** The part of a popover that needs react-aria. */
export function PopoverSurface({
  id,
  open,
  onOpenChange,
  triggerRef,
  placement,
  label,
  size,
  describedBy,
  children,
}: PopoverSurfaceProps) {
  // react-aria's popover has no prop for a description.
  const describe = useCallback(
    (surface: HTMLElement | null) => {
      if (describedBy) surface?.setAttribute('aria-describedby', describedBy);
    },
    [describedBy],
  );
  return (
    <PageLanguage>
      <Surface
        ref={describe}
        data-size={size}
        isOpen={open}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement={placement}
        offset={4}
        aria-label={label}
        style={{ zIndex: z('overlay') }}
      >
        <Inside id={id}>{children}</Inside>
      </Surface>
    </PageLanguage>
  );
}

export interface PopoverSurfaceProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  placement: PopoverProps['placement'];
  label: string;
  size: PopoverSize;
  describedBy?: string;
  children: ReactNode;
}
