import { Skeleton } from '@stockroom/ui';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** The filters, whose code and texts load when the list is filtered or is about to be. */
export const LazyFilterBar = lazyPart(
  'filter-bar',
  async () => (await withTexts('filters', import('./components/FilterBar/FilterBar'))).FilterBar,
  <Skeleton shape="rect" height={44} />,
);

export const LazyFilterDrawer = lazyPart(
  'filter-drawer',
  async () => (await withTexts('filters', import('#entities/filters/FilterDrawer/FilterDrawer'))).FilterDrawer,
);
