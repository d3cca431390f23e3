import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CDPSession, Page } from 'playwright';
import type { PictureResult, PictureTask } from './pictureWorker.ts';
import { waitUntilPainted } from './storyRest.ts';

const home = resolve('.storybook/__snapshots__');
/** Margin around the story, in CSS pixels: focus rings and shadows extend beyond their box. */
const MARGIN = 8;

/** Number of retakes for a page that still changes between two pictures. */
const MAX_RETAKES = 4;

/**
 * Compares the page with its recorded picture; every pixel must be the same. A difference counts only once two consecutive
 * pictures are equal: on a busy machine a page may be caught while it is painted.
 * @param recording writes the picture and finds no fault
 * @returns the differences, and where to look
 */
export async function comparePicture(page: Page, storyId: string, scheme: string, recording: boolean): Promise<string[]> {
  const file = pictureFile(storyId, scheme);
  const diff = { actual: `${diffFile(file)}.actual.png`, marked: `${diffFile(file)}.diff.png` };
  let shot = await takePicture(page, await areaOf(page));
  let { missing, difference } = await requestComparison({ file, ...diff, shot, recording });
  if (recording) return [];
  for (let left = MAX_RETAKES; left > 0 && difference; left -= 1) {
    await waitUntilPainted(page);
    const before = shot;
    shot = await takePicture(page, await areaOf(page));
    if (Buffer.compare(before, shot) === 0) break;
    ({ missing, difference } = await requestComparison({ file, ...diff, shot, recording }));
  }
  if (missing) {
    return [`There is no picture of ${storyId} (${scheme}). Look at the story, then record it: ${howToRecord(storyId)}`];
  }
  return difference
    ? [`${storyId} (${scheme}) looks different: ${difference}. See ${diff.marked}. When that is meant: ${howToRecord(storyId)}`]
    : [];
}

/**
 * Takes a picture. For content taller than the viewport, the browser makes the viewport one pixel wide for a moment; a page
 * that reacts in time would re-layout and lose focus and fields, so its scripts are paused meanwhile.
 */
async function takePicture(page: Page, clip: Awaited<ReturnType<typeof areaOf>>): Promise<Uint8Array> {
  const session = await sessionOf(page);
  const isTaller = clip.y + clip.height > (page.viewportSize()?.height ?? 0);
  const stopScripts = (value: boolean) => isTaller && session.send('Emulation.setScriptExecutionDisabled', { value });
  await stopScripts(true);
  try {
    const options = { captureBeyondViewport: isTaller, optimizeForSpeed: true, clip: { ...clip, scale: 1 } };
    const { data } = await session.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  } finally {
    await stopScripts(false);
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

let worker: Worker | undefined;
let lastId = 0;

function requestComparison(task: Omit<PictureTask, 'id'>): Promise<PictureResult> {
  worker ??= new Worker(resolve('.storybook/testing/pictureWorker.ts'));
  worker.setMaxListeners(0);
  const current = worker;
  lastId += 1;
  const id = lastId;
  return new Promise((settle, fail) => {
    const answered = (result: PictureResult) => {
      if (result.id !== id) return;
      current.off('message', answered);
      current.off('error', fail);
      current.unref();
      settle(result);
    };
    current.ref();
    current.on('message', answered);
    current.on('error', fail);
    current.postMessage({ id, ...task } satisfies PictureTask);
  });
}

/** `components-button--primary` → `components-button/primary.light.webp`. */
function pictureFile(storyId: string, scheme: string): string {
  const [title = '', name = ''] = storyId.split('--');
  return resolve(home, title, `${name}.${scheme}.webp`);
}

const howToRecord = (storyId: string) => `npm run snapshots:update -- ${storyId.split('--')[0]}`;
const diffFile = (file: string) => file.replace('__snapshots__', '__diff_output__').replace(/\.webp$/, '');

/** Area of the story and everything that floats over it, with a margin, clipped to the page. */
async function areaOf(page: Page) {
  return page.evaluate((margin) => {
    const root = document.getElementById('storybook-root');
    const floating = [...document.body.children].filter((element) => element !== root && !element.id.startsWith('storybook-'));
    // A `display: contents` element has no box of its own: its children are measured instead.
    const drawn = (element: Element): Element[] =>
      getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(drawn) : [element];
    // Live-region text, also of earlier stories, is one pixel wide and as tall as its text until it is announced.
    const inside = (element: Element) => (element.matches('[data-live-announcer]') ? [] : element.querySelectorAll('*'));
    const shown = [
      ...[...(root?.children ?? [])].flatMap(drawn),
      ...floating.flatMap((element) => [element, ...inside(element)]),
    ];
    const boxes = shown.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
    const whole = {
      width: document.documentElement.clientWidth,
      height: Math.max(document.documentElement.scrollHeight, window.innerHeight),
    };
    if (boxes.length === 0) return { x: 0, y: 0, width: whole.width, height: window.innerHeight };
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + window.scrollX - margin));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + window.scrollY - margin));
    const right = Math.min(whole.width, Math.ceil(Math.max(...boxes.map((box) => box.right)) + window.scrollX + margin));
    const bottom = Math.min(whole.height, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + window.scrollY + margin));
    return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  }, MARGIN);
}
