import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../../../scripts/lib/chromium.mjs';

const root = new URL('../../..', import.meta.url).pathname;

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Said by name in the summary (decision 019, until January 2027).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
