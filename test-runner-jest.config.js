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
        // Glyphs missing from the bundled fonts come from the same fallback fonts on every machine.
        env: { ...process.env, FONTCONFIG_FILE: new URL('.storybook/fonts.conf', import.meta.url).pathname },
        executablePath: chromiumPath(),
        // Same pixels on every machine and in every run: one hinting, no subpixels, one colour profile, one rendering path for
        // every processor. No earlier rendering is cached, because that leaves traces where edges are smoothed.
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
