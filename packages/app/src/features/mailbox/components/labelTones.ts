import type { MailLabelColor } from '@stockroom/contract';
import { type Category, color } from '@stockroom/ui/tokens';

/** The hues of labels: the nine palette colours without a meaning, and none for gray. */
const categories: Record<Exclude<MailLabelColor, 'gray'>, Category> = {
  red: 6,
  orange: 8,
  yellow: 4,
  green: 7,
  teal: 3,
  blue: 1,
  indigo: 9,
  purple: 5,
  pink: 2,
};

/** Background and text of a label for each `data-tone`; gray takes those of its surroundings. */
export const labelTones = Object.entries(categories)
  .map(
    ([tone, category]) =>
      `&[data-tone='${tone}'] { background: ${color(`categorical.${category}Soft`)}; color: ${color(`categorical.${category}Text`)}; }`,
  )
  .join('\n');

/** A mark in the colour of a label for each `data-tone`. */
export const labelMarks = Object.entries(categories)
  .map(([tone, category]) => `&[data-tone='${tone}'] { color: ${color(`categorical.${category}`)}; }`)
  .join('\n');
