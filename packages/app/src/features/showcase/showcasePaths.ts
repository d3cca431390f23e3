/**
 * URLs of the design system's pages. The query holds what each page shows, and in which theme (see `model/showcaseAddress.ts`).
 */
export const showcasePaths = {
  base: '/ui/material-components',
  own: '/ui/fuse-components',
  other: '/ui/other-components',
  animations: '/ui/animations',
  colors: '/ui/colors',
  confirmation: '/ui/confirmation-dialog',
  typography: '/ui/typography',
  tokens: '/ui/tailwindcss',
  search: '/ui/advanced-search',
  cards: '/ui/cards',
  table: '/ui/datatable',
  forms: '/ui/forms',
  layouts: '/ui/page-layouts',
  icons: '/ui/icons',
  iconSet: '/ui/icons/:set',
} as const;

export type ShowcasePageName = Exclude<keyof typeof showcasePaths, 'iconSet'>;

export const iconSetPath = (set: string) => `/ui/icons/${encodeURIComponent(set)}`;
