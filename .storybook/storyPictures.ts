import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { encodeSmall } from './encodeSmall.ts';

const home = resolve('.storybook/__snapshots__');
/** Room around the story, in CSS pixels: focus rings and shadows reach out of their box. */
const MARGIN = 8;

/**
 * Compares what the page shows with the recorded picture: every pixel must be the same.
 * @param recording writes the picture and finds no fault
 * @returns what is different, and where to look
 */
export async function comparePicture(page: Page, storyId: string, scheme: string, recording: boolean): Promise<string[]> {
  const file = pictureFile(storyId, scheme);
  const shot = PNG.sync.read(
    await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip: await areaOf(page) }),
  );
  const known = existsSync(file) ? PNG.sync.read(readFileSync(file)) : undefined;
  const pixels = known ? countDifferent(known, shot) : Infinity;
  const diff = { actual: `${diffFile(file)}.actual.png`, marked: `${diffFile(file)}.diff.png` };
  for (const old of Object.values(diff)) rmSync(old, { force: true });
  if (pixels === 0) return [];
  if (recording) {
    save(file, shot);
    return [];
  }
  if (!known) {
    return [`There is no picture of ${storyId} (${scheme}). Look at the story, then record it: ${howToRecord(storyId)}`];
  }
  save(diff.actual, shot);
  save(diff.marked, mark(known, shot));
  const size = `${known.width} × ${known.height} recorded, ${shot.width} × ${shot.height} now`;
  return [
    `${storyId} (${scheme}) looks different: ${pixels} pixels (${size}). See ${diff.marked}. When that is meant: ${howToRecord(storyId)}`,
  ];
}

/** `components-button--primary` → `components-button/primary.light.png`. */
export function pictureFile(storyId: string, scheme: string): string {
  const [title = '', name = ''] = storyId.split('--');
  return resolve(home, title, `${name}.${scheme}.png`);
}

const howToRecord = (storyId: string) => `npm run snapshots:update -- ${storyId.split('--')[0]}`;
const diffFile = (file: string) => file.replace('__snapshots__', '__diff_output__').replace(/\.png$/, '');

function save(file: string, picture: PNG) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, encodeSmall(picture));
}

/** The story and all that floats over it, with a margin, within the page. */
async function areaOf(page: Page) {
  return page.evaluate((margin) => {
    const root = document.getElementById('storybook-root');
    const floating = [...document.body.children].filter((element) => element !== root && !element.id.startsWith('storybook-'));
    const shown = [...(root?.children ?? []), ...floating.flatMap((element) => [element, ...element.querySelectorAll('*')])];
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

function countDifferent(known: PNG, shot: PNG): number {
  if (known.width !== shot.width || known.height !== shot.height) return Infinity;
  if (known.data.equals(shot.data)) return 0;
  let count = 0;
  for (let at = 0; at < known.data.length; at += 4) if (differs(known, shot, at)) count += 1;
  return count;
}

const differs = (known: PNG, shot: PNG, at: number) => known.data.readUInt32LE(at) !== shot.data.readUInt32LE(at);

/** The picture as it is now, faded, with what differs in red. */
function mark(known: PNG, shot: PNG): PNG {
  const marked = new PNG({ width: shot.width, height: shot.height });
  const same = known.width === shot.width && known.height === shot.height;
  for (let at = 0; at < shot.data.length; at += 4) {
    const red = !same || differs(known, shot, at);
    for (let channel = 0; channel < 3; channel += 1) {
      const faded = 255 - (255 - (shot.data[at + channel] ?? 0)) / 4;
      marked.data[at + channel] = red ? ([220, 20, 60][channel] ?? 0) : faded;
    }
    marked.data[at + 3] = 255;
  }
  return marked;
}
