import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { type Appearance, SCHEMES } from './appearances.ts';
import { findAccessFaults } from './storyAccess.ts';
import { listen, type Noise } from './storyNoise.ts';
import { comparePicture } from './storyPictures.ts';
import { quiet, watchChanges } from './storyQuiet.ts';

declare global {
  interface Window {
    /** Storybook's own; `storyStoreValue` is there once the index is read. */
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: object };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      once: (event: string, hear: () => void) => void;
      emit: (event: string, data: object) => void;
    };
  }
}

/** What a story may say of its pictures: `parameters: { snapshot: { viewport: { width: 320, height: 640 } } }`. */
export interface SnapshotParameters {
  /** Size in CSS pixels, before the size of the story's `globals.viewport`; 1280 × 800 when neither is given. */
  viewport?: { width: number; height: number };
}

const DESKTOP = { width: 1280, height: 800 };
const recording = process.env['RECORD_PICTURES'] === '1';
/** `STORY_PICTURES=off` leaves the pictures out, for the inner loop: a Storybook in development paints before its fonts are there. */
const comparesPictures = recording || process.env['STORY_PICTURES'] !== 'off';
/** What the page says and asks for, kept apart for each page. */
const noises = new WeakMap<Page, Noise>();

const config: TestRunnerConfig = {
  logLevel: 'none',

  async preVisit(page, story) {
    const noise = noises.get(page) ?? listen(page);
    noise.clear();
    await ready(page);
    // Not by the panel of Storybook too: `findAccessFaults` looks at each story, in every theme.
    if (!noises.has(page)) await tell(page, 'updateGlobals', { globals: { a11y: { manual: true } } });
    noises.set(page, noise);
    const { size } = await settingsOf(page, story);
    await page.setViewportSize(size);
    await page.mouse.move(0, 0);
  },

  async postVisit(page, story) {
    if (story.hasFailure) return;
    const { schemes } = await settingsOf(page, story);
    const faults = noises.get(page)?.faults() ?? [];
    await watchChanges(page);
    await wear(page, 'default', 'light');
    // A font or a text that comes late moves what axe is measuring.
    await painted(page);
    await quiet(page);
    if (!recording) faults.push(...(await findAccessFaults(page)));
    let different = comparesPictures ? await pictureFaults(page, story, schemes) : [];
    if (different.length > 0) {
      process.stderr.write(`${story.id} is given a second look:\n${different.join('\n')}\n`);
      await playAgain(page, story);
      different = await pictureFaults(page, story, schemes);
    }
    faults.push(...different);
    await wear(page, 'default', 'light');
    if (faults.length > 0) throw new Error(`${story.id}\n\n${faults.join('\n\n')}`);
  },
};
export default config;

/** What the pictures of a story show otherwise than recorded. */
async function pictureFaults(page: Page, story: TestContext, schemes: readonly Appearance[1][]): Promise<string[]> {
  await quiet(page);
  // What sticks to the window stands in its own place, wherever the story had scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  const faults: string[] = [];
  for (const scheme of schemes) {
    await wear(page, 'default', scheme);
    await painted(page);
    faults.push(...(await comparePicture(page, story.id, scheme, recording)));
  }
  return faults;
}

/**
 * Shows the story anew and plays it. On a busy machine a focus comes back a moment late, and what is pressed meanwhile leaves it
 * elsewhere: what differs both times is a change (decision 016).
 */
async function playAgain(page: Page, story: TestContext) {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((settle) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel?.once('storyFinished', () => settle());
        channel?.emit('forceRemount', { storyId });
      }),
    story.id,
  );
}

/** Sends Storybook one of its own events. */
async function tell(page: Page, event: string, data: object) {
  await page.evaluate(([name, told]) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit(name, told), [event, data] as const);
}

/** On a busy machine the first story of a file is asked for before Storybook has read its index. */
async function ready(page: Page) {
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
}

/** Size of the window, and in which schemes there are pictures: a story that asks for one looks in the other like the story beside it. */
async function settingsOf(page: Page, story: TestContext) {
  const { parameters, ...context } = await getStoryContext(page, story);
  // The type does not have it: what the story itself says of the toolbar's settings.
  const { storyGlobals = {} } = context as { storyGlobals?: { scheme?: string; viewport?: { value?: string } } };
  const { viewport: own } = (parameters['snapshot'] as SnapshotParameters | undefined) ?? {};
  const { options } = parameters['viewport'] as { options: Record<string, { styles: { width: string; height: string } }> };
  const styles = options[storyGlobals.viewport?.value ?? '']?.styles;
  const named = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  return {
    size: own ?? named ?? DESKTOP,
    schemes: SCHEMES.filter((scheme) => !storyGlobals.scheme || storyGlobals.scheme === 'auto' || storyGlobals.scheme === scheme),
  };
}

/** Changes theme and scheme without rendering again. */
async function wear(page: Page, ...appearance: Appearance) {
  await page.evaluate((worn) => {
    if (!document.getElementById('still')) {
      const still = document.createElement('style');
      still.id = 'still';
      still.textContent =
        '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important}';
      document.head.append(still);
    }
    window.__stockroomSetAppearance?.(...worn);
  }, appearance);
}

/** Waits until the page has its fonts and pictures, and looks like what was changed last. */
async function painted(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is loaded lazily would else wait for a scroll that never comes.
    for (const image of document.images) image.loading = 'eager';
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, new Promise((settle) => setTimeout(settle, 3000))]);
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
  });
}
