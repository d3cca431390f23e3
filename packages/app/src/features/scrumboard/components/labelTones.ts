import type { BoardLabel } from '@stockroom/contract';
import { type Category, color } from '@stockroom/ui/tokens';

/** The hues of labels by their names in the contract: fixed, whatever the theme, and none that means something. */
const categories: Record<Exclude<BoardLabel['color'], 'neutral'>, Category> = {
  accent: 5,
  info: 1,
  success: 7,
  warning: 8,
  critical: 6,
};

/** Ground and text of a label for each `data-tone`; one without has what stands around it. */
export const labelTones = Object.entries(categories)
  .map(
    ([tone, category]) =>
      `&[data-tone='${tone}'] { background: ${color(`categorical.${category}Soft`)}; color: ${color(`categorical.${category}Text`)}; }`,
  )
  .join('\n');
