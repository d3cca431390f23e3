import { DialogContext } from 'react-aria-components/Dialog';
import { Box, Scrim, Surface } from './PaletteFrame.styles';
import { PaletteBody } from './PaletteBody';
import type { CommandPaletteProps } from './types';

/**
 * The dialog around the palette, by react-aria: it keeps the focus inside, gives it back, and lets Escape close the top layer only.
 * As in `ModalFrame` the page is hidden when it has entered, and the focus is inside from the first moment.
 */
export function PaletteFrame(props: PaletteFrameProps) {
  return (
    <Scrim isOpen={props.open} onOpenChange={props.onOpenChange} isDismissable UNSTABLE_deferUntilEntered>
      <Box>
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
