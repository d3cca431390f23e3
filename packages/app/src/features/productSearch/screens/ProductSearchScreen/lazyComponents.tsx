import { lazyPart } from '../../../../shared/routing/lazyPart';
import { HeldScans } from './HeldScans';

/** What scans do besides opening: their code comes after the page's, and what is scanned until then waits for it. */
export const LazyCounting = lazyPart('scan-to-count', async () => (await import('./Counting')).Counting, <HeldScans />);
export const LazyReceiving = lazyPart('scan-to-receive', async () => (await import('./Receiving')).Receiving, <HeldScans />);
