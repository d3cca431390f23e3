import { lazy } from 'react';
import { importOrReload } from '../../shared/routing/reloadOnce';

const load = () => importOrReload('shell', () => import('./ClassyShell'));

/** The classy layout. Its code is not fetched for the sign-in pages. */
export const LazyShell = lazy(async () => ({ default: (await load()).ClassyShell }));

/** Starts fetching the layout's code beside the page's own. */
export const preloadShell = (): Promise<unknown> => load();
