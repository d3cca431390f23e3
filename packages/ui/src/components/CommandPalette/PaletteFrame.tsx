import { useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { ModalOverlay } from '../overlay/ModalOverlay';
import { PaletteBody } from './PaletteBody';
import { Box, Scrim, Surface } from './PaletteFrame.styles';
import type { CommandPaletteProps } from './types';

/** The dialog around the palette. */
export function PaletteFrame(props: PaletteFrameProps) {
  return (
    <ModalOverlay open={props.open} onOpenChange={props.onOpenChange} outsidePress scrim={Scrim} box={Box}>
      <Content {...props} />
    </ModalOverlay>
  );
}

function Content(props: PaletteFrameProps) {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps } = useDialog({ 'aria-label': props.labels.name }, ref);
  return (
    <Surface {...dialogProps} ref={ref}>
      <PaletteBody {...props} />
    </Surface>
  );
}

export type PaletteFrameProps = CommandPaletteProps;
