import type { typeScale } from './scales';

/** The purpose of each text style. Separate from the styles: only the design system's own page shows it. */
export const typeUses: Record<keyof typeof typeScale, string> = {
  caption: 'Counts, times, units',
  label: 'Labels of fields, table heads, badges',
  small: 'Help and errors under fields, secondary lines',
  body: 'Everything that is read',
  bodyStrong: 'Buttons, names of records',
  lead: 'First lines of reading pages',
  title: 'Titles of cards and dialogs',
  heading: 'The h1 of a working page',
  display: 'The h1 of reading and empty-layout pages',
  hero: 'Home, error pages, big figures',
};
