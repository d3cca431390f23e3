import type { ColorRole } from '../tokens/colorRoles';
import { colorVariable } from '../tokens/css';
import { motionScale, sizeScale } from '../tokens/scales';
import { THEMES, type SchemeName, type ThemeName } from './themeNames';
import { resolveTheme } from './resolveTheme';

const shadows: Record<SchemeName, Record<string, string>> = {
  light: {
    raised: '0 1px 2px rgb(26 25 23 / 6%), 0 2px 6px rgb(26 25 23 / 5%)',
    overlay: '0 2px 6px rgb(26 25 23 / 8%), 0 12px 32px rgb(26 25 23 / 16%)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 40%), 0 2px 6px rgb(0 0 0 / 30%)',
    overlay: '0 2px 6px rgb(0 0 0 / 50%), 0 12px 32px rgb(0 0 0 / 60%)',
  },
};

const block = (selector: string, declarations: string[]) =>
  `${selector} {\n${declarations.map((line) => `  ${line};`).join('\n')}\n}\n`;

/** As the formatter leaves it: `themes.css` is a formatted file. */
const indented = (text: string) => text.replace(/^(?=.)/gmu, '  ');

const general = (selector: string, scheme: SchemeName) =>
  block(selector, [
    `color-scheme: ${scheme}`,
    ...Object.entries(shadows[scheme]).map(([name, value]) => `--shadow-${name}: ${value}`),
  ]);

const themed = (selector: string, theme: ThemeName, scheme: SchemeName) =>
  block(
    selector,
    Object.entries(resolveTheme(theme, scheme)).map(([role, value]) => `${colorVariable(role as ColorRole)}: ${value}`),
  );

/** The stylesheet of all themes and schemes, as it stands in `themes.css`. */
export function buildThemesCss(): string {
  const motion = Object.entries(motionScale);
  const sizes = (density: keyof typeof sizeScale) => [
    `--size-control: ${sizeScale[density].control}px`,
    `--size-control-small: ${sizeScale[density].controlSmall}px`,
    `--size-row: ${sizeScale[density].row}px`,
  ];
  return [
    '/* Made by `npm run tokens` from the tokens and ramps; a test compares them. Do not edit. */\n',
    block(':root', [...motion.map(([name, ms]) => `--motion-${name}: ${ms}ms`), ...sizes('comfortable')]),
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
    // Paper is white: what is dark on the screen is printed in the theme's light scheme.
    `@media not print {\n${indented(
      [general('.dark', 'dark'), ...THEMES.map((theme) => themed(`.theme-${theme}.dark`, theme, 'dark'))].join(''),
    )}}\n`,
  ].join('');
}
