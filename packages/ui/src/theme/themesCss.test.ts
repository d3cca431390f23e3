import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildThemesCss } from './buildThemesCss';

it('themes.css is what the tokens say', () => {
  expect(readFileSync(new URL('./themes.css', import.meta.url), 'utf8')).toBe(buildThemesCss());
});
