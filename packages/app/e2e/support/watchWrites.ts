import type { Page, Request, Response } from '@playwright/test';
import { expect } from './test';

/** @returns a function that waits until all writes sent since this call are answered */
export function watchWrites(page: Page): () => Promise<void> {
  const writes = new Set<Request>();
  let isBegun = false;
  const begin = (request: Request) => {
    if (request.method() === 'GET' || !new URL(request.url()).pathname.startsWith('/api/')) return;
    isBegun = true;
    writes.add(request);
  };
  const end = (request: Request) => void writes.delete(request);
  // The browser does not always report the end of responses from a service worker.
  const answer = (response: Response) => end(response.request());
  page.on('request', begin).on('response', answer).on('requestfailed', end);
  return async () => {
    await expect.poll(() => isBegun && writes.size === 0).toBe(true);
    page.off('request', begin).off('response', answer).off('requestfailed', end);
  };
}
