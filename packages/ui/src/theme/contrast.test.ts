import { describe, expect, it } from 'vitest';
import type { ColorRole } from '../tokens/colorRoles';
import { contrast } from '../tokens/contrast';
import { SCHEMES, THEMES } from './themeNames';
import { resolveTheme } from './resolveTheme';

const grounds: ColorRole[] = [
  'surface.page',
  'surface.raised',
  'surface.sunken',
  'surface.overlay',
  'surface.hover',
  'surface.pressed',
  'surface.nav',
];
const meanings = ['info', 'success', 'warning', 'critical'] as const;

/** Text on its ground: 4.5:1 (WCAG 2.2, 1.4.3). */
const textPairs: [ColorRole, ColorRole][] = [
  ...grounds.flatMap((ground): [ColorRole, ColorRole][] => [
    ['text.default', ground],
    ['text.muted', ground],
    ['text.link', ground],
    ['accent.text', ground],
    ...meanings.map((meaning): [ColorRole, ColorRole] => [`${meaning}.text`, ground]),
  ]),
  ...meanings.flatMap((meaning): [ColorRole, ColorRole][] => [
    [`${meaning}.text`, `${meaning}.soft`],
    ['text.default', `${meaning}.soft`],
    [`${meaning}.on`, `${meaning}.solid`],
  ]),
  ['critical.on', 'critical.solidHover'],
  ['text.default', 'accent.soft'],
  ['text.default', 'accent.softHover'],
  ['text.muted', 'accent.soft'],
  ['accent.text', 'accent.soft'],
  ['accent.text', 'accent.softHover'],
  ['accent.on', 'accent.solid'],
  ['accent.on', 'accent.solidHover'],
  ['text.inverse', 'surface.inverse'],
];

/** Parts that must be seen to use a control: 3:1 (WCAG 2.2, 1.4.11). */
const partPairs: [ColorRole, ColorRole][] = grounds.flatMap((ground): [ColorRole, ColorRole][] => [
  ['border.control', ground],
  ['border.focus', ground],
]);

describe.each(THEMES.flatMap((theme) => SCHEMES.map((scheme) => [theme, scheme] as const)))('%s %s', (theme, scheme) => {
  const values = resolveTheme(theme, scheme);
  it.each(textPairs)('%s reads on %s', (text, ground) =>
    expect(contrast(values[text], values[ground])).toBeGreaterThanOrEqual(4.5),
  );
  it.each(partPairs)('%s is seen on %s', (part, ground) =>
    expect(contrast(values[part], values[ground])).toBeGreaterThanOrEqual(3),
  );
});
