export { CommandPalette } from './CommandPalette';
export type { CommandPaletteProps, PaletteLabels, PaletteScope } from './types';
