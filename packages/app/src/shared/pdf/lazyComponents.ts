import { getI18n } from 'react-i18next';
import { lazyPart } from '../routing/lazyPart';

/** A PDF file, page under page: `PdfView`, whose code and reader of such files come when one is first looked at. */
export const LazyPdfView = lazyPart('pdf', async () => {
  const [module] = await Promise.all([import('./PdfView'), getI18n().loadNamespaces('pdf')]);
  return module.PdfView;
});
