import { createLayer } from '../overlay/createLayer';
import type { PaletteFrameProps } from './PaletteFrame';
import type { CommandPaletteProps } from './types';

/**
 * One field for everything that can be found or done. Renders a modal `dialog` with a combobox and its `listbox`; the first
 * option is active, and Enter selects it. Escape, the cross and an outside press close it and restore the focus. It is at the
 * top of the window and fills the screen on phones.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return <PaletteLayer {...props} onFail={() => props.onOpenChange(false)} />;
}

const PaletteLayer = createLayer<PaletteFrameProps>(async () => (await import('./PaletteFrame')).PaletteFrame);

/** Loads the palette's code before it is opened. Rejects when loading fails. */
export const preloadCommandPalette: () => Promise<void> = PaletteLayer.preload;
