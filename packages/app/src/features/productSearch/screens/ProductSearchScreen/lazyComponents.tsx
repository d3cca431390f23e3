import { lazyPart } from '#shared/routing/lazyPart';
import { HeldScans } from './HeldScans';

/** Scan modes other than opening a product: their code loads after the page's, and scans are held until then. */
export const LazyCounting = lazyPart('scan-to-count', async () => (await import('./Counting')).Counting, <HeldScans />);
export const LazyReceiving = lazyPart('scan-to-receive', async () => (await import('./Receiving')).Receiving, <HeldScans />);
