import { type ModalContentProps, ModalDialog } from '../overlay/ModalDialog';
import type { DrawerSide, DrawerSize } from './types';

/**
 * A panel beside the page: details, filters, appearance. Renders a modal `dialog` at a side of the window, on phones over the
 * whole screen; the focus stays inside and is restored afterwards.
 */
export function Drawer({ side = 'end', size = 'sm', ...content }: DrawerProps) {
  return <ModalDialog {...content} side={side} size={size} />;
}

export interface DrawerProps extends ModalContentProps {
  /** @default 'end' */
  side?: DrawerSide;
  /** Width: 420 or 640 px; never more than the window. @default 'sm' */
  size?: DrawerSize;
}
