import type { ColorRole } from '../tokens/colorRoles';
import { colorVariable, sizeVariable } from '../tokens/css';
import { motionScale, sizeScale } from '../tokens/scales';
import { resolveCategorical } from './categorical';
import { resolveAwning } from './resolveAwning';
import { resolveTheme } from './resolveTheme';
import { shadowInks, type ShadowLayer, shadows } from './shadows';
import { THEMES, type SchemeName, type ThemeName } from './themeNames';

const shadow = (scheme: SchemeName, layers: readonly ShadowLayer[]) =>
  layers.map(({ y, blur, percent }) => `0 ${y}px ${blur}px rgb(${shadowInks[scheme].join(' ')} / ${percent}%)`).join(', ');

const block = (selector: string, declarations: string[]) =>
  `${selector} {\n${declarations.map((line) => `  ${line};`).join('\n')}\n}\n`;

/** Indents as the formatter does: `themes.css` is a formatted file. */
const indented = (text: string) => text.replace(/^(?=.)/gmu, '  ');

/**
 * `only light` keeps a browser that darkens pages from changing a light page: it would recolour the pictures of products, too.
 */
const COLOR_SCHEMES = { light: 'only light', dark: 'dark' } as const;

const shades = (scheme: SchemeName) => [
  `color-scheme: ${COLOR_SCHEMES[scheme]}`,
  ...Object.entries(shadows[scheme]).map(([name, layers]) => `--shadow-${name}: ${shadow(scheme, layers)}`),
];

const colors = (values: Partial<Record<ColorRole, string>>) =>
  Object.entries(values).map(([role, value]) => `${colorVariable(role as ColorRole)}: ${value}`);

/** Returns the declarations that are the same in every theme. */
const general = (selector: string, scheme: SchemeName) =>
  block(selector, [...shades(scheme), ...colors(resolveCategorical(scheme))]);

const themed = (selector: string, theme: ThemeName, scheme: SchemeName) => {
  const fixed = resolveCategorical(scheme);
  const own = Object.entries(resolveTheme(theme, scheme)).filter(([role]) => !(role in fixed));
  return block(selector, colors(Object.fromEntries(own)));
};

/** Builds the stylesheet of all themes and schemes, the content of `themes.css`. */
export function buildThemesCss(): string {
  const motion = Object.entries(motionScale);
  const sizes = (density: keyof typeof sizeScale) =>
    Object.entries(sizeScale[density]).map(([name, px]) => `${sizeVariable(name)}: ${px}px`);
  return [
    '/* Made by `npm run tokens` from the tokens and ramps; a test compares them. Do not edit. */\n',
    block(':root', [...motion.map(([name, ms]) => `--motion-${name}: ${ms}ms`), ...sizes('comfortable')]),
    // A part of a compact page may be comfortable.
    block("[data-density='comfortable']", sizes('comfortable')),
    block("[data-density='compact']", sizes('compact')),
    block(
      "[data-motion='reduced']",
      motion.map(([name]) => `--motion-${name}: 0ms`),
    ),
    `@media (prefers-reduced-motion: reduce) {\n${indented(
      block(
        ':root',
        motion.map(([name]) => `--motion-${name}: 0ms`),
      ),
    )}}\n`,
    general('.light,\n.dark', 'light'),
    ...THEMES.map((theme) => themed(`.theme-${theme}`, theme, 'light')),
    // A menu is not printed: these colours need not change for paper.
    block('.awning', shades('dark')),
    ...THEMES.map((theme) => block(`.theme-${theme} .awning`, colors(resolveAwning(theme)))),
    // Paper is white: a page that is dark on the screen is printed in the theme's light scheme.
    `@media not print {\n${indented(
      [general('.dark', 'dark'), ...THEMES.map((theme) => themed(`.theme-${theme}.dark`, theme, 'dark'))].join(''),
    )}}\n`,
  ].join('');
}
