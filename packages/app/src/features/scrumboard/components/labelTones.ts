import type { BoardLabel } from '@stockroom/contract';
import { type Category, color } from '@stockroom/ui/tokens';

/** The hues of labels by their names in the contract: the same in every theme, and none carries a meaning. */
const categories: Record<Exclude<BoardLabel['color'], 'neutral'>, Category> = {
  accent: 5,
  info: 1,
  success: 7,
  warning: 8,
  critical: 6,
};

/** Background and text colour of a label for each `data-tone`; a label without `data-tone` inherits its surroundings. */
export const labelTones = Object.entries(categories)
  .map(
    ([tone, category]) =>
      `&[data-tone='${tone}'] { background: ${color(`categorical.${category}Soft`)}; color: ${color(`categorical.${category}Text`)}; }`,
  )
  .join('\n');
