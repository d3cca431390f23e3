import { existsSync } from 'node:fs';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { findAccessFaults } from './storyAccess.ts';
import { listen, type Noise } from './storyNoise.ts';
import { comparePicture } from './storyPictures.ts';
import { quiet, watchChanges } from './storyQuiet.ts';

/** What a story may say of its pictures: `parameters: { snapshot: { viewport: { width: 320, height: 640 } } }`. */
export interface SnapshotParameters {
  /** Size in CSS pixels, before the size of the story's `globals.viewport`; 1280 × 800 when neither is given. */
  viewport?: { width: number; height: number };
  /** Why there is no picture of this story, and until when. */
  skip?: string;
}

const DESKTOP = { width: 1280, height: 800 };
const SCHEMES = ['light', 'dark'] as const;
const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
const recording = process.env['RECORD_PICTURES'] === '1';
/**
 * Until the first pictures are recorded there is nothing to compare with. `STORY_PICTURES=off` leaves the pictures out, for the inner
 * loop: a Storybook in development paints before its fonts are there.
 */
const comparesPictures = recording || (process.env['STORY_PICTURES'] !== 'off' && existsSync('.storybook/__snapshots__'));
/** What the page says and asks for, kept apart for each page. */
const noises = new WeakMap<Page, Noise>();

const config: TestRunnerConfig = {
  logLevel: 'none',

  async preVisit(page, story) {
    const noise = noises.get(page) ?? listen(page);
    noises.set(page, noise);
    noise.clear();
    await page.setViewportSize(await sizeOf(page, story));
    await page.mouse.move(0, 0);
  },

  async postVisit(page, story) {
    if (story.hasFailure) return;
    const { skip } = await snapshotOf(page, story);
    const faults = noises.get(page)?.faults() ?? [];
    await watchChanges(page);
    if (!recording) faults.push(...(await accessFaults(page)));
    await quiet(page);
    // What sticks to the window stands in its own place, wherever the story had scrolled to.
    await page.evaluate(() => window.scrollTo(0, 0));
    // A page that was painted anew differs by a pixel or two from one painted by its first focus: always paint anew.
    await dress(page, 'amber', 'dark');
    for (const scheme of skip === undefined && comparesPictures ? SCHEMES : []) {
      await dress(page, 'default', scheme);
      faults.push(...(await comparePicture(page, story.id, scheme, recording)));
    }
    await dress(page, 'default', 'light');
    if (faults.length > 0) throw new Error(`${story.id}\n\n${faults.join('\n\n')}`);
  },
};
export default config;

async function snapshotOf(page: Page, story: TestContext): Promise<SnapshotParameters> {
  const { parameters } = await getStoryContext(page, story);
  return (parameters['snapshot'] as SnapshotParameters | undefined) ?? {};
}

async function sizeOf(page: Page, story: TestContext) {
  const { parameters, ...context } = await getStoryContext(page, story);
  // The type does not have it: what the story itself says of the toolbar's settings.
  const { storyGlobals = {} } = context as { storyGlobals?: Record<string, unknown> };
  const { viewport } = (parameters['snapshot'] as SnapshotParameters | undefined) ?? {};
  if (viewport) return viewport;
  const { value } = (storyGlobals['viewport'] as { value?: string } | undefined) ?? {};
  const options = parameters['viewport'] as { options: Record<string, { styles: { width: string; height: string } }> };
  const styles = value === undefined ? undefined : options.options[value]?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : DESKTOP;
}

/** The whole check in light and dark, and the contrast of colours in every other theme. */
async function accessFaults(page: Page) {
  const faults: string[] = [];
  for (const theme of THEMES) {
    for (const scheme of SCHEMES) {
      await dress(page, theme, scheme);
      faults.push(...(await findAccessFaults(page, `${theme} ${scheme}`, theme === 'default' ? undefined : ['color-contrast'])));
    }
  }
  return faults;
}

/** Changes theme and scheme without rendering again, and waits until the page looks like it. */
async function dress(page: Page, theme: (typeof THEMES)[number], scheme: (typeof SCHEMES)[number]) {
  await page.evaluate(
    async ([name, brightness]) => {
      if (!document.getElementById('still')) {
        const still = document.createElement('style');
        still.id = 'still';
        still.textContent =
          '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important}';
        document.head.append(still);
      }
      window.__stockroomSetAppearance?.(name, brightness);
      await document.fonts.ready;
      // One that is loaded lazily would else wait for a scroll that never comes.
      for (const image of document.images) image.loading = 'eager';
      const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await Promise.race([decoded, new Promise((settle) => setTimeout(settle, 3000))]);
      await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
    },
    [theme, scheme] as const,
  );
}
