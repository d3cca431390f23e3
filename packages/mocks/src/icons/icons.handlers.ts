import { IconSet, isIconSet } from '@stockroom/contract';
import { notFound } from '../engine/errors';
import { route, type Route } from '../engine/route';
import { iconSources, iconsOf, type PackedIcons } from './iconSets';

/** Packages of the sets. A build of the app leaves only the names in them: see `iconSets` of `../vite.ts`. */
const packages = {
  feather: () => import('@iconify-json/feather'),
  heroicons: () => import('@iconify-json/heroicons'),
  ic: () => import('@iconify-json/ic'),
};

/** The seven icon sets, read from their packages. */
export const iconsRoutes = (): readonly Route[] => [
  route('GET', '/api/ui/icons/:set', IconSet, async ({ params }) => {
    const { set = '' } = params;
    if (!isIconSet(set)) throw notFound();
    const { package: from, name, size } = iconSources[set];
    const { icons } = await packages[from]();
    const list = iconsOf(set, icons.icons as PackedIcons).map(([icon]) => icon);
    return { namespace: set, name, grid: `size-${size}`, list };
  }),
];
