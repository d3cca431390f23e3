import { getJestConfig } from '@storybook/test-runner';
import { chromiumPath } from './scripts/lib/chromium.mjs';
import { timeoutFactor } from './scripts/lib/timeoutFactor.mjs';
import { joinStoryTests } from './scripts/test/reporting/joinStoryTests.mjs';

const config = getJestConfig();
const { TEST_ROOT } = process.env;
if (TEST_ROOT) joinStoryTests(TEST_ROOT);

export default {
  ...config,
  testTimeout: 60_000 * timeoutFactor(),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        // Glyphs that the bundle's fonts lack are drawn with the same ones everywhere.
        env: { ...process.env, FONTCONFIG_FILE: new URL('.storybook/fonts.conf', import.meta.url).pathname },
        executablePath: chromiumPath(),
        // The same pixels on every machine and in every run: one hinting, no subpixels, one colour profile, one way of drawing for every
        // processor; and nothing of an earlier drawing is kept, which leaves its traces where edges are smoothed.
        args: [
          '--no-sandbox',
          '--disable-background-networking',
          '--font-render-hinting=slight',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          '--disable-partial-raster',
          '--disable-skia-runtime-opts',
          '--disable-checker-imaging',
          '--disable-threaded-animation',
        ],
      },
      contextOptions: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
    },
  },
};
