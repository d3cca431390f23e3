import { type ModalContentProps, ModalDialog } from '../overlay/ModalDialog';
import type { DialogSize } from './types';

/**
 * A modal for one task before the page goes on. Renders a modal `dialog` over a scrim; the focus stays inside and is restored
 * afterwards. Escape, the cross and an outside press close it.
 */
export function Dialog({ size = 'md', ...content }: DialogProps) {
  return <ModalDialog {...content} size={size} />;
}

export interface DialogProps extends ModalContentProps {
  /** Width on wide screens: 440, 560 or 880 px. On phones it takes the whole width. @default 'md' */
  size?: DialogSize;
}
