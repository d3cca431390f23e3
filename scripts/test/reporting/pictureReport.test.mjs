import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chromiumPath } from '../../lib/chromium.mjs';
import { writePictureReport } from './pictureReport.mjs';

let home = '';
let folder = '';
let recorded = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pictures-'));
  [folder, recorded] = [join(home, 'diff'), join(home, 'recorded')];
  for (const each of [folder, recorded]) mkdirSync(join(each, 'components-button'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

function draw(name) {
  writeFileSync(join(recorded, `components-button/${name}.webp`), 'recorded');
  for (const kind of ['actual', 'diff']) writeFileSync(join(folder, `components-button/${name}.${kind}.png`), '');
}

it('writePictureReport: shows each picture that differs in this run, recorded and now', () => {
  draw('default.light');
  draw('old.dark');
  utimesSync(join(folder, 'components-button/old.dark.actual.png'), 1, 1);
  const file = writePictureReport(folder, recorded, 2000);
  const html = readFileSync(file, 'utf8');
  expect(html).toContain('1 picture differs');
  expect(html).toContain('src="components-button/default.light.recorded.webp"');
  expect(readFileSync(join(folder, 'components-button/default.light.recorded.webp'), 'utf8')).toBe('recorded');
  expect(html).toContain('src="components-button/default.light.actual.png"');
  expect(html).toContain('src="components-button/default.light.diff.png"');
  expect(html).not.toContain('old.dark');
});

it('writePictureReport: writes nothing without differences', () => {
  expect(writePictureReport(folder, recorded, 0)).toBeNull();
  expect(writePictureReport(join(folder, 'none'), recorded, 0)).toBeNull();
});

/** Compares as the test-runner does: the worker records or compares the page. */
async function compare(shot, recording) {
  const worker = new Worker(join(import.meta.dirname, '../../../.storybook/testing/pictureWorker.ts'));
  const [actual, marked] = ['actual', 'diff'].map((kind) => join(folder, `components-button/default.light.${kind}.png`));
  const answer = new Promise((settle, fail) => worker.once('message', settle).once('error', fail));
  worker.postMessage({ id: 1, file: join(recorded, 'components-button/default.light.webp'), actual, marked, shot, recording });
  await answer;
  await worker.terminate();
}

it('writePictureReport: shows a change, with the current picture over the recorded one', async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
    const button = (ground) =>
      `<body style="margin: 0"><p style="width: 160px; padding: 12px; background: ${ground}">Add product</p>`;
    const shoot = async (ground) => {
      await page.setContent(button(ground));
      return page.locator('p').screenshot();
    };
    const [known, now] = [await shoot('#f2d9a8'), await shoot('#d9a8f2')];
    await compare(known, true);
    await compare(now, false);
    await page.goto(`file://${writePictureReport(folder, recorded, 0)}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('1 picture differs');
    await page.locator('.over img').evaluateAll((all) => Promise.all(all.map((picture) => picture.decode())));
    /** Returns the colour of the button's corner, with the slider at one of its ends. */
    const corner = async (key) => {
      await page.getByRole('slider').press(key);
      const { data, width } = PNG.sync.read(await page.locator('.over').screenshot());
      return `#${data.subarray(4 * (5 * width + 5), 4 * (5 * width + 5) + 3).toString('hex')}`;
    };
    expect([await corner('Home'), await corner('End')]).toEqual(['#d9a8f2', '#f2d9a8']);
    await page.getByText('Side by side, and what differs').click();
    const beside = page.locator('.beside img');
    await beside.evaluateAll((all) => Promise.all(all.map((picture) => picture.decode())));
    expect(await beside.evaluateAll((all) => all.map(({ naturalWidth }) => naturalWidth))).toEqual([184, 184, 184]);
  } finally {
    await browser.close();
  }
});
