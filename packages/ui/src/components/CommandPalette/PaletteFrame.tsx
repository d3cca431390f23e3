import { Box, Scrim, Surface } from './PaletteFrame.styles';
import { PaletteBody } from './PaletteBody';
import type { CommandPaletteProps } from './types';

/** The dialog around the palette, by react-aria: it keeps the focus inside, gives it back, and lets Escape close the top layer only. */
export function PaletteFrame(props: PaletteFrameProps) {
  return (
    <Scrim isOpen={props.open} onOpenChange={props.onOpenChange} isDismissable>
      <Box>
        <Surface aria-label={props.labels.name}>
          <PaletteBody {...props} />
        </Surface>
      </Box>
    </Scrim>
  );
}

export type PaletteFrameProps = CommandPaletteProps;
