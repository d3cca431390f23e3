import { type ModalContentProps, ModalDialog } from '../overlay/ModalDialog';
import type { DialogSize } from './types';

/**
 * Asks for one thing before the page goes on. Renders a modal `dialog` over a scrim; the focus stays inside and goes back to
 * where it was. Escape, the cross and a press outside close it.
 */
export function Dialog({ size = 'md', ...content }: DialogProps) {
  return <ModalDialog {...content} size={size} />;
}

export interface DialogProps extends ModalContentProps {
  /** Width on wide screens: 440, 560 or 880 px. On phones it takes the whole width. @default 'md' */
  size?: DialogSize;
}
