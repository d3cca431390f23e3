import { hatchOf, hue, type Hatch } from './marks';
import type { ShownSeries } from './types';

/** Fills of a chart, for its `<defs>`: they differ by pattern as well as by colour. */
export function Hatches({ id, series }: HatchesProps) {
  return (
    <defs>
      {series.map(({ place, category }) => {
        const hatch = hatchOf(place);
        if (hatch === 'plain') return null;
        const paint = hue(category);
        return (
          <pattern key={place} id={`${id}${place}`} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} style={{ fill: paint }} fillOpacity={0.3} />
            {hatch === 'dots' ? (
              <circle cx={3} cy={3} r={1.5} style={{ fill: paint }} />
            ) : (
              <path d={PATHS[hatch]} style={{ stroke: paint }} strokeWidth={1.5} fill="none" />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}

const PATHS: Record<Exclude<Hatch, 'plain' | 'dots'>, string> = {
  rising: 'M-1 1L1 -1M0 6L6 0M5 7L7 5',
  falling: 'M-1 5L1 7M0 0L6 6M5 -1L7 1',
  level: 'M0 3H6',
  grid: 'M0 3H6M3 0V6',
};

/** Returns the fill of a series: plain for the first, hatched for the others. @param id that of `Hatches` */
export const fillOf = (id: string, { place, category }: Pick<ShownSeries, 'place' | 'category'>): string =>
  hatchOf(place) === 'plain' ? hue(category) : `url(#${id}${place})`;

interface HatchesProps {
  /** Prefix of the patterns' ids, unique on the page. */
  id: string;
  series: readonly Pick<ShownSeries, 'place' | 'category'>[];
}
