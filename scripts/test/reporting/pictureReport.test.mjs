import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('shows each picture that differs in this run, recorded and now', () => {
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

it('writes nothing where nothing differs', () => {
  expect(writePictureReport(folder, recorded, 0)).toBeNull();
  expect(writePictureReport(join(folder, 'none'), recorded, 0)).toBeNull();
});
