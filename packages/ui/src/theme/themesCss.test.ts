import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildThemesCss } from './buildThemesCss';

it('themes.css is what the tokens say', () => {
  expect(readFileSync(new URL('./themes.css', import.meta.url), 'utf8')).toBe(buildThemesCss());
});

it('a browser that darkens pages by itself is asked to leave the light scheme, and its pictures, alone', () => {
  expect(buildThemesCss()).toMatch(/color-scheme: only light;/);
  expect(buildThemesCss()).not.toMatch(/color-scheme: light;/);
});
