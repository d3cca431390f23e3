import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { timeoutFactor } from '../scripts/lib/timeoutFactor.mjs';
import { type Appearance, SCHEMES } from './appearances.ts';
import { watchPage } from './testing/pageWatch.ts';
import { findAccessFaults } from './testing/storyAccess.ts';
import { listen, type Noise } from './testing/storyNoise.ts';
import { comparePicture } from './testing/storyPictures.ts';
import { waitUntilSettled, waitUntilPainted, watchLoads } from './testing/storyRest.ts';
import { offerTexts } from './testing/storyTexts.ts';

declare global {
  interface Window {
    /** Storybook's own global; `storyStoreValue` is set once the index is read. */
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: object };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, data: object) => void;
    };
    /** Factor by which timeouts are longer on this machine; absent outside of tests. */
    __timeoutFactor?: number;
  }
  /** Globals that the test-runner gives its tests: the page they share, and functions to replace it. */
  var page: Page;
  var context: BrowserContext;
  var jestPlaywright: { resetPage: () => Promise<void> };
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

/** A story's picture settings: `parameters: { snapshot: { viewport: { width: 320, height: 640 } } }`. */
export interface SnapshotParameters {
  /**
   * Viewport size in CSS pixels. Takes precedence over the size of the story's `globals.viewport`; 1280 × 800 when neither is
   * given.
   */
  viewport?: { width: number; height: number };
}

const DIFFERENCES = resolve('.storybook/__diff_output__');
const DESKTOP = { width: 1280, height: 800 };
const recording = process.env['RECORD_PICTURES'] === '1';
/**
 * Whether pictures are compared. `STORY_PICTURES=off` skips them during development: a development Storybook paints before its
 * fonts are loaded.
 */
const comparesPictures = recording || process.env['STORY_PICTURES'] !== 'off';
/**
 * File that lists by story whose pictures the gate compares, and whether in one or both schemes. Without it, the pictures of
 * all stories are compared.
 */
const picturedFile = process.env['PICTURED'];
const pictured = picturedFile ? (JSON.parse(readFileSync(picturedFile, 'utf8')) as Record<string, 'one' | 'both'>) : null;
/**
 * Whether axe also checks behaviour stories, as `npm run test:full` asks for: they end in the initial state of another story
 * (decision 031).
 */
const checksAllStories = process.env['ALL_APPEARANCES'] === '1';
/** Console output and requests, by page. */
const noises = new WeakMap<Page, Noise>();
/** Pages whose story has not finished yet, with the settings of that story. */
const unfinished = new WeakMap<Page, Awaited<ReturnType<typeof settingsOf>>>();

const config: TestRunnerConfig = {
  logLevel: 'none',

  async prepare({ page }) {
    await page.addInitScript((value) => (window.__timeoutFactor = value), timeoutFactor());
    await page.addInitScript(watchPage);
    await page.addInitScript(offerTexts);
    await page.addInitScript(disableAnimations);
    watchLoads(page);
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href, { waitUntil: 'load' });
  },

  async preVisit(lastPage, story) {
    const page = await usablePage(lastPage);
    const known = noises.get(page);
    known?.clear();
    if (!known) await begin(page);
    const settings = await settingsOf(page, story);
    unfinished.set(page, settings);
    const { width, height } = page.viewportSize() ?? {};
    if (width !== settings.size.width || height !== settings.size.height) await page.setViewportSize(settings.size);
    await page.evaluate(() => window.__pageWatch.restart());
  },

  async postVisit(page, story) {
    if (story.hasFailure) return savePageText(page, story.id);
    const { isState = true, schemes = [] } = unfinished.get(page) ?? {};
    const faults = noises.get(page)?.faults() ?? [];
    if (isState || checksAllStories) {
      await setPageAppearance(page, 'default', 'light');
      await waitUntilSettled(page);
      if (!recording) faults.push(...(await findAccessFaults(page)));
      if (comparesPictures && schemes.length > 0) faults.push(...(await pictureFaults(page, story, schemes)));
      await setPageAppearance(page, 'default', 'light');
    }
    if (faults.length > 0) throw new Error(`${story.id}\n\n${faults.join('\n\n')}`);
    unfinished.delete(page);
  },
};
export default config;

/** Prepares a page that has not shown a story yet. */
async function begin(page: Page) {
  noises.set(page, listen(page));
  // On a busy machine the first story is requested before Storybook has read its index.
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // Turns off Storybook's own accessibility panel: `findAccessFaults` checks each story.
  await page.evaluate(() => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { a11y: { manual: true } } }));
  await page.mouse.move(0, 0);
}

/** Replaces the page after a story that failed or timed out: its unfinished work would go on in the next story. */
async function usablePage(last: Page): Promise<Page> {
  if (!unfinished.has(last)) return last;
  await globalThis.jestPlaywright.resetPage();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
  return globalThis.page;
}

/** Finds differences between a story's pictures and the recorded ones. */
async function pictureFaults(page: Page, story: TestContext, schemes: readonly Appearance[1][]): Promise<string[]> {
  // Scrolls back to the start, so that sticky elements are in their original position.
  const hasMoved = await page.evaluate(() => {
    const { scrollX, scrollY } = window;
    window.scrollTo(0, 0);
    return scrollX > 0 || scrollY > 0;
  });
  if (hasMoved) await waitUntilSettled(page);
  const faults: string[] = [];
  for (const scheme of schemes) {
    await setPageAppearance(page, 'default', scheme);
    await waitUntilPainted(page);
    faults.push(...(await comparePicture(page, story.id, scheme, recording)));
  }
  return faults;
}

/** Saves the text on the page when a play function failed: its error message is cut off before that text. */
async function savePageText(page: Page, storyId: string) {
  const shown = await page.evaluate(() => document.body.innerText).catch(() => '');
  mkdirSync(DIFFERENCES, { recursive: true });
  writeFileSync(join(DIFFERENCES, `${storyId}.page.txt`), shown);
}

/**
 * Viewport size of a story, whether the story shows a state, and the schemes that have pictures: none for a behaviour story
 * (decision 031). A story that asks for one scheme looks in the other like the story beside it.
 */
async function settingsOf(page: Page, story: TestContext) {
  const { parameters, tags, ...context } = await getStoryContext(page, story);
  // The type lacks `storyGlobals`, the toolbar settings a story sets itself.
  const { storyGlobals = {} } = context as { storyGlobals?: { scheme?: string; viewport?: { value?: string } } };
  const { viewport: own } = (parameters['snapshot'] as SnapshotParameters | undefined) ?? {};
  const { options } = parameters['viewport'] as { options: Record<string, { styles: { width: string; height: string } }> };
  const styles = options[storyGlobals.viewport?.value ?? '']?.styles;
  const named = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  const offered = SCHEMES.filter((scheme) => [undefined, 'auto', scheme].includes(storyGlobals.scheme));
  return {
    size: own ?? named ?? DESKTOP,
    isState: !tags.includes('behaviour'),
    schemes: tags.includes('behaviour') ? [] : comparedSchemes(story.id, offered),
  };
}

/**
 * Schemes of a story whose pictures are compared in this run; with one picture only, the first, which is light where the story
 * has both.
 */
function comparedSchemes(storyId: string, schemes: Appearance[1][]) {
  if (pictured === null || pictured[storyId] === 'both') return schemes;
  return pictured[storyId] === 'one' ? schemes.slice(0, 1) : [];
}

/**
 * Runs in the page, before any of Storybook's code. Turns off transitions, animations and the caret, which would be elsewhere
 * in the next picture.
 */
function disableAnimations() {
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important}';
    document.head.append(style);
  });
}

/** Changes theme and scheme without a re-render. */
const setPageAppearance = (page: Page, ...appearance: Appearance) =>
  page.evaluate((worn) => window.__stockroomSetAppearance?.(...worn), appearance);
