import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { disabledAreas } from '../../../scripts/lib/featureFlags.mjs';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';

const root = new URL('../../..', import.meta.url).pathname;
// Reads the routes from the code once and passes them on to the workers.
process.env['APP_ROUTES'] ??= execFileSync(process.execPath, ['scripts/routes.mjs', '--json'], { cwd: root, encoding: 'utf8' });

export default defineConfig({
  testDir: '.',
  testIgnore: disabledAreas.map((name) => `**/${name}.spec.ts`),
  outputDir: `${root}test-results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000 * timeoutFactor(),
  expect: { timeout: 10_000 * timeoutFactor() },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000 * timeoutFactor(),
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
