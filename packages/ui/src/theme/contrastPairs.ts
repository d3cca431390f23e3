import { CATEGORIES } from '../tokens/categories';
import type { ColorRole } from '../tokens/colorRoles';

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

/** Text on its background: 4.5:1 (WCAG 2.2, 1.4.3). */
export const textPairs: [ColorRole, ColorRole][] = [
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
    ['text.muted', `${meaning}.soft`],
    ['text.link', `${meaning}.soft`],
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

/** Text of labels, avatars and charts. */
export const categoricalTextPairs = CATEGORIES.flatMap((category): [ColorRole, ColorRole][] => [
  [`categorical.${category}On`, `categorical.${category}`],
  [`categorical.${category}Text`, `categorical.${category}Soft`],
  ['text.default', `categorical.${category}Soft`],
  ['text.muted', `categorical.${category}Soft`],
]);

/** Colours of a chart, against their backgrounds. */
export const categoricalPartPairs = CATEGORIES.flatMap((category): [ColorRole, ColorRole][] => [
  [`categorical.${category}`, 'surface.page'],
  [`categorical.${category}`, 'surface.raised'],
  [`categorical.${category}`, 'surface.overlay'],
]);

/** Parts that must be visible to use a control: 3:1 (WCAG 2.2, 1.4.11). */
export const partPairs: [ColorRole, ColorRole][] = grounds.flatMap((ground): [ColorRole, ColorRole][] => [
  ['border.control', ground],
  ['border.focus', ground],
]);
