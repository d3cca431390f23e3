import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';
import './locales/types';

const withTexts = <Part>(load: () => Promise<Part>): Promise<Part> =>
  Promise.all([load(), getI18n().loadNamespaces('exchange')]).then(([part]) => part);

/** Code and texts load on first use, so that the list of contacts does without them. */
export const ExportDialog = lazyPart('contact-export', () =>
  withTexts(async () => (await import('./components/ExportDialog/ExportDialog')).ExportDialog),
);

export const ImportDialog = lazyPart('contact-import', () =>
  withTexts(async () => (await import('./screens/ImportDialog/ImportDialog')).ImportDialog),
);
