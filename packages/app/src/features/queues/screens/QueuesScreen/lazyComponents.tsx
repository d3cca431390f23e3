import { lazyPart } from '../../../../shared/routing/lazyPart';

/** A count with its lines: its code comes when one is opened. */
export const LazyCountView = lazyPart('count', async () => (await import('./counts/CountView')).CountView);

export const LazyStartCount = lazyPart('start-count', async () => (await import('./counts/StartCount')).StartCount);

/** Labels and their papers: as large as the page, and for one tab of it. */
export const LazyLabelsTab = lazyPart('labels', async () => (await import('./labels/LabelsTab')).LabelsTab);
