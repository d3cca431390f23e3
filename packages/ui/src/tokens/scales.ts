/** Distances in px on a 4 px grid. Inside a group 2–3, between groups 6, page edge 4–8. The key is the multiple of 4. */
export const spaceScale = { 0: 0, 0.5: 2, 1: 4, 1.5: 6, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 12: 48, 16: 64 } as const;

/**
 * Text styles: size in px, weight, line height in px: 1.5 of the size for text and 1.25 for headings, in whole pixels, so that
 * the elements below a text align with whole pixels too. At most three sizes in a screen's working area.
 */
export const typeScale = {
  caption: { size: 12, weight: 400, line: 18 },
  label: { size: 13, weight: 500, line: 20 },
  small: { size: 13, weight: 400, line: 20 },
  body: { size: 14, weight: 400, line: 21 },
  bodyStrong: { size: 14, weight: 500, line: 21 },
  lead: { size: 16, weight: 400, line: 24 },
  title: { size: 16, weight: 600, line: 20 },
  heading: { size: 20, weight: 600, line: 25 },
  display: { size: 24, weight: 600, line: 30 },
  hero: { size: 32, weight: 600, line: 40 },
} as const;

/** Corner radii in px. Elements inside a control, or as small as those, use `inner`. */
export const radiusScale = { inner: 4, control: 6, card: 10, pill: 999 } as const;

/** Two shadows: prefer a border. Values differ by scheme. */
export const shadowNames = { raised: 'A card that can be lifted', overlay: 'Menus, dialogs, toasts' } as const;

/** Durations in ms. Only opacity and transform move; all are 0 with reduced motion. */
export const motionScale = { state: 120, enter: 180, drawer: 240 } as const;

/** Stacking order. */
export const zScale = { sticky: 10, nav: 20, scrim: 30, overlay: 40, toast: 50, tooltip: 60 } as const;

/** Viewport widths in px from which a layout applies. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 } as const;

/**
 * Maximum width in px of content on a page that does not take the frame's whole width: one column; a column with another beside
 * it.
 */
export const pageWidths = { column: 720, beside: 960 } as const;

/** Sizes in px that several components share and that density changes. */
export const sizeScale = {
  comfortable: { control: 40, controlSmall: 32, row: 48, menuRow: 36, cardSpace: 20, cardHead: 52 },
  compact: { control: 32, controlSmall: 28, row: 36, menuRow: 30, cardSpace: 12, cardHead: 44 },
} as const;

export type Size = keyof typeof sizeScale.comfortable;
export type Space = keyof typeof spaceScale;
export type TextStyle = keyof typeof typeScale;
export type Radius = keyof typeof radiusScale;
export type Shadow = keyof typeof shadowNames;
export type Motion = keyof typeof motionScale;
export type Layer = keyof typeof zScale;
export type PageWidth = keyof typeof pageWidths;
export type Breakpoint = keyof typeof breakpoints;
