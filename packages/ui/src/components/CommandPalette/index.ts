export { CommandPalette, preloadCommandPalette } from './CommandPalette';
export type { CommandPaletteProps, PaletteLabels, PaletteScope } from './types';
