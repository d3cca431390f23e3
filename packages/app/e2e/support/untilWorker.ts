import { expect, type Page } from '@playwright/test';

/**
 * Waits until the mock server's worker answers the page's calls: earlier calls are answered within the page, where the test
 * cannot see them. MSW's worker starts when the page tells it to, which a call outside the app's own path proves.
 */
export async function untilWorker(page: Page): Promise<void> {
  const isAnswered = () =>
    page.evaluate(async () => {
      const { headers } = await fetch('/api/common/navigation');
      return headers.get('content-type')?.includes('json') ?? false;
    });
  await expect.poll(isAnswered).toBe(true);
}
