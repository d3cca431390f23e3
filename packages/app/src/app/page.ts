import type { createBrowserRouter } from 'react-router-dom';
import { isPageReachable } from '../shared/api/fetchStaticFile';

/** How long to wait for a page that is being loaded anew, in milliseconds. After that it is still here, and goes on. */
const RELOAD_PATIENCE = 3000;

/** Loads the page anew, where it can be had. Settles only where the browser did not. */
export async function reload(): Promise<void> {
  if (!(await isPageReachable())) return;
  window.location.reload();
  await new Promise((resolve) => {
    setTimeout(resolve, RELOAD_PATIENCE);
  });
}

/** Settles when the first page's guards and loaders are through. */
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
