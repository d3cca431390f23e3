import type { NoteColor } from '@stockroom/contract';
import { type Category, color } from '@stockroom/ui/tokens';

/** The hues of notes by their names in the contract: fixed in every theme, and none with a meaning. */
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

/**
 * Background and border for each `data-color`; without a colour, those of the surroundings. Text on them is readable in every
 * theme (contrast table).
 */
export const noteBackgrounds = Object.entries(categories)
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
