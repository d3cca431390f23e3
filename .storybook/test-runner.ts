import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { timeoutFactor } from '../scripts/lib/timeoutFactor.mjs';
import { type Appearance, SCHEMES } from './appearances.ts';
import { findAccessFaults } from './testing/storyAccess.ts';
import { listen, type Noise } from './testing/storyNoise.ts';
import { comparePicture } from './testing/storyPictures.ts';
import { atRest, painted, watchLoads } from './testing/storyRest.ts';
import { offerTexts } from './testing/storyTexts.ts';
import { watchPage } from './testing/pageWatch.ts';

declare global {
  interface Window {
    /** Storybook's own; `storyStoreValue` is there once the index is read. */
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: object };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      once: (event: string, hear: () => void) => void;
      emit: (event: string, data: object) => void;
    };
    /** How many times longer this machine may take for everything; not there outside of tests. */
    __pace?: number;
  }
  /** Globals that the test-runner gives its tests: the page they all work on, and a way to get another. */
  var page: Page;
  var context: BrowserContext;
  var jestPlaywright: { resetPage: () => Promise<void> };
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

/** A story's picture settings: `parameters: { snapshot: { viewport: { width: 320, height: 640 } } }`. */
export interface SnapshotParameters {
  /** Size in CSS pixels, before the size of the story's `globals.viewport`; 1280 × 800 when neither is given. */
  viewport?: { width: number; height: number };
}

const DIFFERENCES = resolve('.storybook/__diff_output__');
const DESKTOP = { width: 1280, height: 800 };
const recording = process.env['RECORD_PICTURES'] === '1';
/** `STORY_PICTURES=off` leaves the pictures out, for the inner loop: a Storybook in development paints before its fonts are there. */
const comparesPictures = recording || process.env['STORY_PICTURES'] !== 'off';
/** By story, whose pictures the gate compares and whether in both schemes; without, those of all are. */
const picturedFile = process.env['PICTURED'];
const pictured = picturedFile ? (JSON.parse(readFileSync(picturedFile, 'utf8')) as Record<string, 'one' | 'both'>) : null;
/** `npm run test:full` has axe look at stories of behaviour, too: they end where a state begins (decision 031). */
const looksAtAll = process.env['ALL_APPEARANCES'] === '1';
/** Console output and requests, kept apart for each page. */
const noises = new WeakMap<Page, Noise>();
/** Pages with a story that has not come to its end, and what is to be seen of it. */
const unfinished = new WeakMap<Page, Awaited<ReturnType<typeof settingsOf>>>();

const config: TestRunnerConfig = {
  logLevel: 'none',

  async prepare({ page }) {
    await page.addInitScript((value) => (window.__pace = value), timeoutFactor());
    await page.addInitScript(watchPage);
    await page.addInitScript(offerTexts);
    await page.addInitScript(standStill);
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
    if (story.hasFailure) return notePage(page, story.id);
    const { isState = true, schemes = [] } = unfinished.get(page) ?? {};
    const faults = noises.get(page)?.faults() ?? [];
    if (isState || looksAtAll) {
      await wear(page, 'default', 'light');
      await atRest(page);
      if (!recording) faults.push(...(await findAccessFaults(page)));
      if (comparesPictures && schemes.length > 0) faults.push(...(await pictureFaults(page, story, schemes)));
      await wear(page, 'default', 'light');
    }
    if (faults.length > 0) throw new Error(`${story.id}\n\n${faults.join('\n\n')}`);
    unfinished.delete(page);
  },
};
export default config;

/** A page that has no story yet. */
async function begin(page: Page) {
  noises.set(page, listen(page));
  // On a busy machine the first story is asked for before Storybook has read its index.
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // Not by the panel of Storybook too: `findAccessFaults` looks at each story.
  await page.evaluate(() => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { a11y: { manual: true } } }));
  await page.mouse.move(0, 0);
}

/** A new page after a story that failed or ran out of time: what it was in the middle of would go on in the next one. */
async function usablePage(last: Page): Promise<Page> {
  if (!unfinished.has(last)) return last;
  await globalThis.jestPlaywright.resetPage();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
  return globalThis.page;
}

/** Differences between a story's pictures and the recorded ones. */
async function pictureFaults(page: Page, story: TestContext, schemes: readonly Appearance[1][]): Promise<string[]> {
  // Sticky elements are put back in place, wherever the story had scrolled to.
  const hasMoved = await page.evaluate(() => {
    const { scrollX, scrollY } = window;
    window.scrollTo(0, 0);
    return scrollX > 0 || scrollY > 0;
  });
  if (hasMoved) await atRest(page);
  const faults: string[] = [];
  for (const scheme of schemes) {
    await wear(page, 'default', scheme);
    await painted(page);
    faults.push(...(await comparePicture(page, story.id, scheme, recording)));
  }
  return faults;
}

/** Notes what stood on the page when a play function failed: what it says itself is cut off before that. */
async function notePage(page: Page, storyId: string) {
  const shown = await page.evaluate(() => document.body.innerText).catch(() => '');
  mkdirSync(DIFFERENCES, { recursive: true });
  writeFileSync(join(DIFFERENCES, `${storyId}.page.txt`), shown);
}

/**
 * Size of the window, whether it is a state, and in which schemes there are pictures: none of a story of behaviour (decision 031); one that asks for a scheme looks
 * in the other like the story beside it.
 */
async function settingsOf(page: Page, story: TestContext) {
  const { parameters, tags, ...context } = await getStoryContext(page, story);
  // The type does not have it: what the story itself says of the toolbar's settings.
  const { storyGlobals = {} } = context as { storyGlobals?: { scheme?: string; viewport?: { value?: string } } };
  const { viewport: own } = (parameters['snapshot'] as SnapshotParameters | undefined) ?? {};
  const { options } = parameters['viewport'] as { options: Record<string, { styles: { width: string; height: string } }> };
  const styles = options[storyGlobals.viewport?.value ?? '']?.styles;
  const named = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  const offered = SCHEMES.filter((scheme) => [undefined, 'auto', scheme].includes(storyGlobals.scheme));
  return {
    size: own ?? named ?? DESKTOP,
    isState: !tags.includes('behaviour'),
    schemes: tags.includes('behaviour') ? [] : inGate(story.id, offered),
  };
}

/** Those of a story's schemes that are looked at now: the first one is light where it has both. */
function inGate(storyId: string, schemes: Appearance[1][]) {
  if (pictured === null || pictured[storyId] === 'both') return schemes;
  return pictured[storyId] === 'one' ? schemes.slice(0, 1) : [];
}

/** Runs in the page, before anything of Storybook: nothing moves that would be at another place in the next picture. */
function standStill() {
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important}';
    document.head.append(style);
  });
}

/** Changes theme and scheme without rendering again. */
const wear = (page: Page, ...appearance: Appearance) =>
  page.evaluate((worn) => window.__stockroomSetAppearance?.(...worn), appearance);
