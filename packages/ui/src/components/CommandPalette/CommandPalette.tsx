import { createLayer } from '../overlay/createLayer';
import type { PaletteFrameProps } from './PaletteFrame';
import type { CommandPaletteProps } from './types';

/**
 * One field for everything that can be found or done. Renders a modal `dialog` with a combobox and its `listbox`; the first option
 * is active, Enter takes it. Escape, the cross and a press beside it close it and give the focus back. At the top of the window;
 * on phones it takes the whole of it.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return <PaletteLayer {...props} onFail={() => props.onOpenChange(false)} />;
}

const PaletteLayer = createLayer<PaletteFrameProps>(async () => (await import('./PaletteFrame')).PaletteFrame);

/** Loads the palette's code before it is opened. Rejects when it can't be had. */
export const preloadCommandPalette: () => Promise<void> = PaletteLayer.preload;
