import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildThemesCss } from './buildThemesCss';

it('themes.css: equals the stylesheet built from the tokens', () => {
  expect(readFileSync(new URL('./themes.css', import.meta.url), 'utf8')).toBe(buildThemesCss());
});

it('themes.css: asks browsers that darken pages to leave the light scheme alone', () => {
  expect(buildThemesCss()).toMatch(/color-scheme: only light;/);
  expect(buildThemesCss()).not.toMatch(/color-scheme: light;/);
});
