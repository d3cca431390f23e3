import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedPixels, countDifferentPixels } from '../../.storybook/testing/pictureDifference.ts';
import { reduceColors } from '../../.storybook/testing/reduceColors.ts';
import { readWebp, writeWebp } from '../../.storybook/testing/webp.ts';
import { chromiumPath } from '../lib/chromium.mjs';

/** A card as in the stories: a border, a soft shadow, text in two tones. */
const card = `<style>
body { margin: 0; padding: 24px; background: #f7f4ec; font: 16px/1.5 'Liberation Sans', sans-serif; width: 352px; height: 152px }
article { padding: 16px; background: #fff; border: 1px solid #d9d5cb; border-radius: 8px; box-shadow: 0 1px 3px rgb(41 39 32 / 16%) }
h2 { margin: 0; font-size: 20px; color: #292720 } p { margin: 8px 0 0; color: #5c5849 }
</style><article><h2>Atelier Linden Tote</h2><p>12 in stock, 4 of them reserved</p></article>`;

let browser, page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-background-networking'] });
  page = await browser.newPage({ viewport: { width: 400, height: 200 } });
});
afterAll(() => browser.close());

async function draw(html) {
  await page.setContent(html);
  return PNG.sync.read(await page.screenshot());
}

const isAnother = (known, now) => countDifferentPixels(known, now) > allowedPixels(now);

it.each([
  ['a border that moved by a pixel', 'padding: 24px', 'padding: 24px 24px 24px 25px'],
  ['a shadow that is gone', 'box-shadow: 0 1px 3px rgb(41 39 32 / 16%)', ''],
  ['a text two steps lighter', '#5c5849', '#8a8571'],
  ['another word', 'reserved', 'returned'],
  ['one figure', '12 in stock', '17 in stock'],
  ['a border that is gone', 'border: 1px solid #d9d5cb', 'border: 1px solid #fff'],
])('picture difference: detects %s', async (_what, from, to) => {
  expect(card).toContain(from);
  const [known, now] = [await draw(card), await draw(card.replace(from, to))];
  expect(isAnother(known, now), `${countDifferentPixels(known, now)} of ${allowedPixels(now)} pixels`).toBe(true);
});

it('picture difference: accepts the same page, also after encoding', async () => {
  const [known, now] = [await draw(card), await draw(card)];
  expect(countDifferentPixels(known, now)).toBe(0);
  expect(countDifferentPixels(await readWebp(await writeWebp(reduceColors(known))), now)).toBe(0);
});

it('picture difference: accepts how another processor renders a photo', async () => {
  const [known, now] = [await draw(card), await draw(card)];
  for (const at of [4000, 8004, 12_008]) for (let channel = 0; channel < 3; channel += 1) now.data[at + channel] ^= 22;
  expect(isAnother(known, now)).toBe(false);
});

it('picture difference: reports another size', async () => {
  expect(countDifferentPixels(await draw(card), new PNG({ width: 10, height: 10 }))).toBe(Infinity);
});

it('picture difference: accepts one more row at the end, and detects a box smaller by a pixel', async () => {
  const drawn = async (html, size) => {
    await page.setContent(html);
    return PNG.sync.read(await page.screenshot({ clip: { x: 0, y: 0, ...size } }));
  };
  const known = await drawn(card, { width: 400, height: 200 });
  const smaller = await drawn(card.replace('width: 352px', 'width: 351px'), { width: 399, height: 200 });
  expect(isAnother(known, smaller)).toBe(true);
  expect(isAnother(known, await drawn(card, { width: 400, height: 199 }))).toBe(false);
});
