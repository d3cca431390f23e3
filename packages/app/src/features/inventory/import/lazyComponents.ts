import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** The export dialog, loaded with its texts, so that the page under it does not wait for them. */
export const LazyExportDialog = lazyPart(
  'product-export',
  async () => (await withTexts('import', import('./components/ExportDialog/ExportDialog'))).ExportDialog,
);
