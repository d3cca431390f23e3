import { withTexts } from '../i18n/withTexts';
import { lazyPart } from '../routing/lazyPart';

/** A PDF file with its pages one below the other: `PdfView`, loaded with its PDF reader on first use. */
export const LazyPdfView = lazyPart('pdf', async () => (await withTexts('pdf', import('./PdfView'))).PdfView);
