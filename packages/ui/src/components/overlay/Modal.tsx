import { createContext, useContext, useState } from 'react';
import { createLayer } from './createLayer';
import type { ModalFrameProps } from './ModalFrame';

/** Loads react-aria's modal once one opens. While closing it keeps its last content: the record may already be deleted. */
export function Modal(props: ModalFrameProps) {
  const [lastOpen, setLastOpen] = useState(props);
  if (props.open && props !== lastOpen) setLastOpen(props);
  const outerLeaves = useContext(ParentClosingContext);
  const open = props.open && !outerLeaves;
  const shown = props.open ? props : lastOpen;
  return (
    <ModalLayer {...shown} open={open} onFail={() => props.onOpenChange(false)}>
      <ParentClosingContext value={!open}>{shown.children}</ParentClosingContext>
    </ModalLayer>
  );
}

/** Whether the dialog around is closing. A dialog inside it was open at the last render, and closes with it. */
const ParentClosingContext = createContext(false);

export const ModalLayer = createLayer<ModalFrameProps>(async () => (await import('./ModalFrame')).ModalFrame);
