import { CATEGORIES, type CategoricalRole } from '../tokens/categories';
import { contrast, mix, readable } from '../tokens/contrast';
import type { SchemeName } from './themeNames';
import { TEXT_RATIO } from './tones';

/**
 * Nine hues that are neither a meaning nor an accent, the same in every theme: blue, raspberry, teal, olive, lavender, red,
 * green, ochre, tan. Found by a search for the set whose nearest two are furthest apart, for full colour vision and for each
 * kind of colour blindness; their lightness differs where the hue cannot be recognised.
 */
const solids: Record<SchemeName, readonly string[]> = {
  light: ['#303e92', '#b72163', '#0e767c', '#838a00', '#976fcf', '#830202', '#025935', '#815f0c', '#a07c69'],
  dark: ['#c6d6fe', '#d94887', '#179191', '#dfdd73', '#ba77ec', '#fdc8c4', '#62bf88', '#d89e00', '#a3754e'],
};
/** The paper colour with which the soft fills are mixed. */
const papers: Record<SchemeName, string> = { light: '#fbf9f4', dark: '#1d1c19' };
const inks: Record<SchemeName, string> = { light: '#000000', dark: '#ffffff' };

/** Returns the value of every role of the categorical palette in a scheme, as `#rrggbb`. */
export function resolveCategorical(scheme: SchemeName): Record<CategoricalRole, string> {
  const entries = CATEGORIES.flatMap((category, index) => {
    const solid = solids[scheme][index] ?? '';
    const soft = mix(papers[scheme], solid, scheme === 'dark' ? 0.22 : 0.14);
    const on = contrast('#ffffff', solid) >= TEXT_RATIO ? '#ffffff' : '#14120f';
    return [
      [`categorical.${category}`, solid],
      [`categorical.${category}On`, on],
      [`categorical.${category}Soft`, soft],
      [`categorical.${category}Text`, readable(solid, inks[scheme], [soft], TEXT_RATIO)],
    ];
  });
  return Object.fromEntries(entries) as Record<CategoricalRole, string>;
}
