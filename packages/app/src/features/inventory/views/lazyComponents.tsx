import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';
import { ViewBarPlaceholder } from './ViewBarPlaceholder';

/** The saved views; code and texts load after the list. */
export const LazyViewBar = lazyPart(
  'view-bar',
  async () => (await withTexts('views', import('./components/ViewBar'))).ViewBar,
  <ViewBarPlaceholder />,
);
