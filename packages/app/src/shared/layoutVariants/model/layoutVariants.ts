/**
 * Layout variants of a page with a form: a card alone, a card with a picture, halves, a full-page picture; the last three
 * in either direction.
 */
export const LAYOUT_VARIANTS = [
  'split-screen',
  'split-screen-reversed',
  'classic',
  'modern',
  'modern-reversed',
  'fullscreen',
  'fullscreen-reversed',
] as const;
export type LayoutVariant = (typeof LAYOUT_VARIANTS)[number];
