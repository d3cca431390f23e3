import { DialogContext } from 'react-aria-components/Dialog';
import { Box, Scrim, Surface } from './PaletteFrame.styles';
import { useHidesPage } from '../overlay/useHidesPage';
import { PaletteBody } from './PaletteBody';
import type { CommandPaletteProps } from './types';

/**
 * The dialog around the palette, by react-aria: it keeps the focus inside, gives it back, and lets Escape close the top layer only.
 * As in `ModalFrame` the page is hidden when it has been painted, and the focus is inside from the first moment.
 */
export function PaletteFrame(props: PaletteFrameProps) {
  const { hidesPage, boxRef } = useHidesPage(props.open);
  return (
    <Scrim isOpen={props.open} onOpenChange={props.onOpenChange} isDismissable UNSTABLE_deferUntilEntered={!hidesPage}>
      <Box ref={boxRef}>
        <DialogContext value={null}>
          <Surface aria-label={props.labels.name}>
            <PaletteBody {...props} />
          </Surface>
        </DialogContext>
      </Box>
    </Scrim>
  );
}

export type PaletteFrameProps = CommandPaletteProps;
