import { lazyPart } from '../../../../shared/routing/lazyPart';
import { HeldScans } from './HeldScans';

/** Modes of scanning besides opening: their code loads after the page's, and scans until then wait for it. */
export const LazyCounting = lazyPart('scan-to-count', async () => (await import('./Counting')).Counting, <HeldScans />);
export const LazyReceiving = lazyPart('scan-to-receive', async () => (await import('./Receiving')).Receiving, <HeldScans />);
