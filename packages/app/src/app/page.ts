import type { createBrowserRouter } from 'react-router-dom';
import { isPageReachable } from '../shared/api/fetchStaticFile';

/** How long to wait for a reload, in milliseconds. After that the page is still there, and goes on. */
const RELOAD_PATIENCE = 3000;

/** Reloads the page if it can be reached. Settles only if the browser did not reload. */
export async function reload(): Promise<void> {
  if (!(await isPageReachable())) return;
  window.location.reload();
  await new Promise((resolve) => {
    setTimeout(resolve, RELOAD_PATIENCE);
  });
}

/** Settles when the guards and loaders of the first page have finished. */
export function untilInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
