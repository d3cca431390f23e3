import type { NoteColor } from '@stockroom/contract';
import { type Category, color } from '@stockroom/ui/tokens';

/** The hues of notes by their names in the contract: fixed, whatever the theme, and none that means something. */
const categories: Record<Exclude<NoteColor, 'none'>, Category> = {
  blue: 1,
  raspberry: 2,
  teal: 3,
  olive: 4,
  lavender: 5,
  red: 6,
  green: 7,
  ochre: 8,
  tan: 9,
};

/** Ground and edge for each `data-color`; one without has what stands around it. Text on them reads in every appearance (contrast table). */
export const noteGrounds = Object.entries(categories)
  .map(
    ([name, category]) =>
      `&[data-color='${name}'] { background: ${color(`categorical.${category}Soft`)}; border-color: ${color(`categorical.${category}Soft`)}; }`,
  )
  .join('\n');

/** The hue itself, for swatches. */
export const noteSwatches = Object.entries(categories)
  .map(
    ([name, category]) =>
      `&[data-color='${name}'] { background: ${color(`categorical.${category}`)}; color: ${color(`categorical.${category}On`)}; }`,
  )
  .join('\n');
