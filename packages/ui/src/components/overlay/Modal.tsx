import { useState } from 'react';
import { createLayer } from './createLayer';
import type { ModalFrameProps } from './ModalFrame';

/** Loads react-aria's modal once one opens. While it leaves it shows what it last showed: the record may be gone already. */
export function Modal(props: ModalFrameProps) {
  const [lastOpen, setLastOpen] = useState(props);
  if (props.open && props !== lastOpen) setLastOpen(props);
  const shown = props.open ? props : { ...lastOpen, open: false };
  return <ModalLayer {...shown} onFail={() => props.onOpenChange(false)} />;
}

export const ModalLayer = createLayer<ModalFrameProps>(async () => (await import('./ModalFrame')).ModalFrame);
