import { lazyPart } from '#shared/routing/lazyPart';

/** A count with its lines; the code loads when a count is opened. */
export const LazyCountView = lazyPart('count', async () => (await import('./counts/CountView')).CountView);

export const LazyStartCount = lazyPart('start-count', async () => (await import('./counts/StartCount')).StartCount);

/** Labels and their sheets: as large as the page's code, and needed by a single tab. */
export const LazyLabelsTab = lazyPart('labels', async () => (await import('./labels/LabelsTab')).LabelsTab);
