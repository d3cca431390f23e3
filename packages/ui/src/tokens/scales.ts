/** Distances in px on a 4 px grid. Inside a group 2–3, between groups 6, page edge 4–8. The key is the multiple of 4. */
export const spaceScale = { 0: 0, 0.5: 2, 1: 4, 1.5: 6, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 12: 48, 16: 64 } as const;

/**
 * Text styles: size in px, weight, line height in px: 1.5 of the size for text and 1.25 for headings, in whole pixels, so that what
 * stands below a text stands on whole pixels too. At most three sizes in a screen's working area.
 */
export const typeScale = {
  caption: { size: 12, weight: 400, line: 18, use: 'Counts, times, units' },
  label: { size: 13, weight: 500, line: 20, use: 'Labels of fields, table heads, badges' },
  small: { size: 13, weight: 400, line: 20, use: 'Help and errors under fields, secondary lines' },
  body: { size: 14, weight: 400, line: 21, use: 'Everything that is read' },
  bodyStrong: { size: 14, weight: 500, line: 21, use: 'Buttons, names of records' },
  lead: { size: 16, weight: 400, line: 24, use: 'First lines of reading pages' },
  title: { size: 16, weight: 600, line: 20, use: 'Titles of cards and dialogs' },
  heading: { size: 20, weight: 600, line: 25, use: 'The h1 of a working page' },
  display: { size: 24, weight: 600, line: 30, use: 'The h1 of reading and empty-layout pages' },
  hero: { size: 32, weight: 600, line: 40, use: 'Home, error pages, big figures' },
} as const;

/** Corner radii in px. */
export const radiusScale = { control: 6, card: 10, pill: 999 } as const;

/** Two shadows: a border comes first. Values differ by scheme. */
export const shadowNames = { raised: 'A card that can be lifted', overlay: 'Menus, dialogs, toasts' } as const;

/** Durations in ms. Only opacity and transform move; all are 0 with reduced motion. */
export const motionScale = { state: 120, enter: 180, drawer: 240 } as const;

/** Stacking order. */
export const zScale = { sticky: 10, nav: 20, scrim: 30, overlay: 40, toast: 50, tooltip: 60 } as const;

/** Viewport widths in px from which a layout applies (specification 9). */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 } as const;

/** Sizes in px that several components share and that density changes. */
export const sizeScale = {
  comfortable: { control: 40, controlSmall: 32, row: 48 },
  compact: { control: 32, controlSmall: 28, row: 36 },
} as const;

export type Space = keyof typeof spaceScale;
export type TextStyle = keyof typeof typeScale;
export type Radius = keyof typeof radiusScale;
export type Shadow = keyof typeof shadowNames;
export type Motion = keyof typeof motionScale;
export type Layer = keyof typeof zScale;
export type Breakpoint = keyof typeof breakpoints;
