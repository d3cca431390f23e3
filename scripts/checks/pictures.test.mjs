import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkPictures, drawnBy, noteDrawnBy } from './pictures.mjs';

const home = mkdtempSync(join(tmpdir(), 'pictures-'));
afterEach(() => rmSync(home, { recursive: true, force: true }));

it('names the pictures whose story is gone', () => {
  const pictures = join(home, 'pictures');
  mkdirSync(join(pictures, 'components-button'), { recursive: true });
  writeFileSync(join(home, 'index.json'), JSON.stringify({ entries: { 'components-button--primary': {} } }));
  for (const name of ['primary.light.png', 'primary.dark.png', 'renamed.light.png']) {
    writeFileSync(join(pictures, 'components-button', name), '');
  }
  const { checked, faults } = checkPictures(home, pictures);
  expect(checked).toBe(3);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('renamed.light.png');
});

it('keeps which browser drew them', () => {
  mkdirSync(home, { recursive: true });
  expect(drawnBy(home)).toBe('no browser');
  noteDrawnBy(home, '156.0.8078');
  expect(drawnBy(home)).toBe('156.0.8078');
});
