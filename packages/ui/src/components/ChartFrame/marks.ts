import type { Category } from '../../tokens/categories';
import { color } from '../../tokens/css';

/** Returns the colour of a series. In forced colours it is that of text: dashes and hatches tell the series apart there. */
export const hue = (category: Category): string => `var(--chart-forced, ${color(`categorical.${category}`)})`;

/** Dashes of lines, by the series' index: they differ without colour. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '1 3', '5 2'] as const;
export const dashOf = (place: number): string => DASHES[place % DASHES.length] ?? 'none';

/** Hatches of filled shapes. The first is plain. */
const HATCHES = ['plain', 'rising', 'dots', 'falling', 'level', 'grid'] as const;
export type Hatch = (typeof HATCHES)[number];
export const hatchOf = (place: number): Hatch => HATCHES[place % HATCHES.length] ?? 'plain';
