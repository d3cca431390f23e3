import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

const part = <Part>(load: () => Promise<Part>) => withTexts('exchange', load());

/** Code and texts load on first use, so that the list of contacts does without them. */
export const ExportDialog = lazyPart('contact-export', () =>
  part(async () => (await import('./components/ExportDialog/ExportDialog')).ExportDialog),
);

export const ImportDialog = lazyPart('contact-import', () =>
  part(async () => (await import('./screens/ImportDialog/ImportDialog')).ImportDialog),
);
