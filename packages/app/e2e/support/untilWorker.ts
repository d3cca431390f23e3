import { expect, type Page } from '@playwright/test';

/**
 * Waits until the mock server's worker answers the page's calls: before, they are answered in the page, and nobody outside sees them.
 * MSW's worker answers a page once that has told it to, which a call past the app's own way shows.
 */
export async function untilWorker(page: Page): Promise<void> {
  const isAnswered = () =>
    page.evaluate(async () => {
      const { headers } = await fetch('/api/common/navigation');
      return headers.get('content-type')?.includes('json') ?? false;
    });
  await expect.poll(isAnswered).toBe(true);
}
