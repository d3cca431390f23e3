import { Skeleton } from '@stockroom/ui';
import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';

const withTexts = async <Part,>(load: () => Promise<Part>): Promise<Part> =>
  (await Promise.all([load(), getI18n().loadNamespaces('filters')]))[0];

/** The filters, whose code and texts load when the list is filtered or is about to be. */
export const LazyFilterBar = lazyPart(
  'filter-bar',
  async () => (await withTexts(() => import('./components/FilterBar/FilterBar'))).FilterBar,
  <Skeleton shape="rect" height={44} />,
);

export const LazyFilterDrawer = lazyPart(
  'filter-drawer',
  async () => (await withTexts(() => import('../../../shared/filters/FilterDrawer/FilterDrawer'))).FilterDrawer,
);
