import { getI18n } from 'react-i18next';
import { lazyPart } from '../routing/lazyPart';

/** A PDF file with its pages one below the other: `PdfView`, loaded with its PDF reader on first use. */
export const LazyPdfView = lazyPart('pdf', async () => {
  const [module] = await Promise.all([import('./PdfView'), getI18n().loadNamespaces('pdf')]);
  return module.PdfView;
});
