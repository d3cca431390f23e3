import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/lib/chromium.mjs';
import { timeoutFactor } from './scripts/lib/timeoutFactor.mjs';

/** Browser settings, as a new object for each project: vitest mutates the object it is given. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});
/**
 * Timeout in milliseconds, long enough for a test of hundreds of calls on a busy machine. It ends hanging tests and does not
 * measure speed.
 */
const testTimeout = 30_000 * timeoutFactor();
const setupFiles = process.env['TEST_DAYS_ON'] ? ['scripts/test/shiftDate.mjs'] : [];
const inNode = (name: string, include: string[]) => ({
  test: { name, environment: 'node' as const, include, testTimeout, setupFiles },
});

/** Runs `*.test.ts` in Node and `*.test.tsx`, which needs a document, in a real browser: the same Chromium as the stories. */
export default defineConfig({
  test: {
    projects: [
      inNode('contract', ['packages/contract/src/**/*.test.ts']),
      inNode('ui', ['packages/ui/src/**/*.test.ts']),
      inNode('mocks', ['packages/mocks/src/**/*.test.ts']),
      inNode('app', ['packages/app/{src,build}/**/*.test.ts']),
      inNode('house', ['scripts/**/*.test.mjs']),
      {
        // A library that is discovered only while the tests run brings in a second copy of React.
        optimizeDeps: { entries: ['packages/{ui,app}/{src,build}/**/*.test.tsx'] },
        test: { name: 'dom', include: ['packages/{ui,app}/{src,build}/**/*.test.tsx'], browser: chromium() },
      },
      // Stories during development, without a build of Storybook: vitest run --project stories Button. `npm test` runs them all
      // in the test-runner, with axe and pictures.
      { plugins: [storybookTest({ configDir: '.storybook' })], test: { name: 'stories', browser: chromium() } },
    ],
  },
});
