import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkPictures, drawnBy, noteDrawnBy } from './pictures.mjs';

const home = mkdtempSync(join(tmpdir(), 'pictures-'));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const pictures = join(home, 'pictures');

/** Writes pictures of a button, each with its content; and a Storybook with the tags of its stories. */
function draw(contents, tags) {
  mkdirSync(join(pictures, 'components-button'), { recursive: true });
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(pictures, 'components-button', name), content);
  const entries = Object.fromEntries(Object.entries(tags).map(([name, of]) => [`components-button--${name}`, { tags: of }]));
  writeFileSync(join(home, 'index.json'), JSON.stringify({ entries }));
}

it('checkPictures: names the pictures whose story is deleted', () => {
  draw({ 'primary.light.webp': 'a', 'primary.dark.webp': 'b', 'renamed.light.webp': 'c' }, { primary: [] });
  const faults = checkPictures(home, pictures);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('renamed.light.webp: there is no story');
});

it('checkPictures: names the pictures of stories tagged behaviour', () => {
  draw({ 'primary.light.webp': 'a', 'keyboard.light.webp': 'b' }, { primary: ['test'], keyboard: ['test', 'behaviour'] });
  const faults = checkPictures(home, pictures);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('keyboard.light.webp: a story of behaviour');
});

it('checkPictures: names a duplicate of another picture of the component in the same scheme', () => {
  const contents = { 'failed.light.webp': 'a', 'ready.light.webp': 'a', 'ready.dark.webp': 'a', 'empty.light.webp': 'b' };
  draw(contents, { failed: [], ready: [], empty: [] });
  const faults = checkPictures(home, pictures);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('ready.light.webp shows what failed.light.webp shows');
});

it('noteDrawnBy: stores which browser drew the pictures', () => {
  mkdirSync(home, { recursive: true });
  expect(drawnBy(home)).toBe('no browser');
  noteDrawnBy(home, '156.0.8078');
  expect(drawnBy(home)).toBe('156.0.8078');
});
