import { expect, type Page, test as base } from '@playwright/test';
import { type MockSettings, setMocks } from './mockSettings';
import { type ServedApp, serveApp } from './serveApp';

interface Options {
  /** Initial settings of the mock server; no delays when left out. */
  mocks: MockSettings;
  /** Faults that the journey causes on purpose and that do not fail it. */
  expected: RegExp;
}

interface Fixtures {
  /** Watches a page for faults: uncaught errors, errors on the console, requests to other hosts. */
  watched: (page: Page) => void;
  /** Faults found so far. */
  faults: string[];
}

export const test = base.extend<Options & Fixtures, { app: ServedApp }>({
  mocks: [{}, { option: true }],
  expected: [/(?!)/, { option: true }],
  app: [
    async ({ browserName: _browser }, run) => {
      const app = await serveApp();
      await run(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, run) => run(app.url),
  faults: async ({ browserName: _browser }, run) => run([]),
  watched: async ({ expected, baseURL, faults }, run) => {
    const note = (text: string) => {
      if (!expected.test(text)) faults.push(text);
    };
    await run((page) => {
      page.on('pageerror', (error) => note(`Uncaught: ${error.name} ${error.message} ${error.stack ?? ''}`));
      page.on('console', (message) => {
        const isError = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
        if (isError) note(`Console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL) note(`Request to another host: ${request.url()}`);
      });
    });
  },
  page: async ({ page, mocks, watched, faults }, run) => {
    watched(page);
    // A page of the origin outside the app: the mock server is set up before the app's first visit.
    await page.goto('/assets/none');
    await setMocks(page, { latencyFactor: 0, ...mocks });
    await run(page);
    // Checked before the page closes: closing may abort its pending work and cause errors.
    expect(faults, 'what must never happen').toEqual([]);
  },
});

export { expect };
