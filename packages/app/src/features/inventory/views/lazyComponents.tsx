import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';
import { ViewBarPlaceholder } from './ViewBarPlaceholder';

/** The saved views; code and texts load after the list. */
export const LazyViewBar = lazyPart(
  'view-bar',
  async () => (await Promise.all([import('./components/ViewBar'), getI18n().loadNamespaces('views')]))[0].ViewBar,
  <ViewBarPlaceholder />,
);
