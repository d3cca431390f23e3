/** Colours of a drawn product: the object, its shaded side, a detail, and the backdrop it stands on. */
export interface Palette {
  main: string;
  shade: string;
  detail: string;
  backdrop: string;
}

export const palettes = {
  teal: { main: '#3f8f8b', shade: '#2e706d', detail: '#d9ece6', backdrop: '#e9f1ef' },
  navy: { main: '#35507f', shade: '#263c63', detail: '#dfe6f2', backdrop: '#eaeef4' },
  sand: { main: '#d3b48c', shade: '#b4946b', detail: '#fbf3e6', backdrop: '#f5efe6' },
  coral: { main: '#dd7c66', shade: '#bd604c', detail: '#fdeae4', backdrop: '#f8ece8' },
  forest: { main: '#4d7a55', shade: '#3a5f41', detail: '#e0ecdf', backdrop: '#ebf1ea' },
  plum: { main: '#7d5a86', shade: '#624468', detail: '#efe4f1', backdrop: '#f1ecf3' },
  graphite: { main: '#4b5058', shade: '#363a41', detail: '#e3e5e8', backdrop: '#eeeff1' },
  stone: { main: '#a9a49a', shade: '#89847a', detail: '#f4f2ee', backdrop: '#f1efeb' },
  rose: { main: '#cf8a9b', shade: '#b06d7f', detail: '#fae9ed', backdrop: '#f7edef' },
  amber: { main: '#d99a3d', shade: '#b77d28', detail: '#fdf0da', backdrop: '#f8f0e2' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
