import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';

/** The export dialog, loaded with its texts, so that the page under it does not wait for them. */
export const LazyExportDialog = lazyPart('product-export', async () => {
  const [{ ExportDialog }] = await Promise.all([
    import('./components/ExportDialog/ExportDialog'),
    getI18n().loadNamespaces('import'),
  ]);
  return ExportDialog;
});
