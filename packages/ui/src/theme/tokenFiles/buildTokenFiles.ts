import { type ColorRole, colorRoles } from '../../tokens/colorRoles';
import {
  breakpoints,
  motionScale,
  radiusScale,
  shadowNames,
  sizeScale,
  spaceScale,
  typeScale,
  zScale,
} from '../../tokens/scales';
import { typeUses } from '../../tokens/typeUses';
import { resolveAwning } from '../resolveAwning';
import { resolveTheme } from '../resolveTheme';
import { shadowInks, type ShadowLayer, shadows } from '../shadows';
import { type SchemeName, SCHEMES, type ThemeName, THEMES } from '../themeNames';

const FONTS = ['Inter Variable', 'Inter', 'system-ui', 'sans-serif'];

/**
 * Builds the tokens as files of the Design Tokens Community Group's format (2025.10), by file name: the tokens common to all
 * themes, and a file per theme and scheme, which is a mode in design tools.
 */
export function buildTokenFiles(): Readonly<Record<string, string>> {
  const modes = THEMES.flatMap((theme) => SCHEMES.map((scheme) => [`${theme}-${scheme}`, colorsOf(theme, scheme)] as const));
  return Object.fromEntries(
    [['base', base()] as const, ...modes].map(([name, tokens]) => [`${name}.tokens.json`, written(tokens)]),
  );
}

function base(): Group {
  return {
    $description: 'What no theme changes. Made by `npm run tokens`; a test compares it. Do not edit.',
    space: group('dimension', spaceScale, dimension),
    radius: group('dimension', radiusScale, dimension),
    size: {
      comfortable: group('dimension', sizeScale.comfortable, dimension),
      compact: group('dimension', sizeScale.compact, dimension),
    },
    breakpoint: group('dimension', breakpoints, dimension),
    duration: group('duration', motionScale, duration),
    easing: { $type: 'cubicBezier', out: cubicBezier },
    layer: group('number', zScale, (value) => ({ $value: value })),
    typography: {
      $type: 'typography',
      ...Object.fromEntries(Object.entries(typeScale).map(([name, style]) => [name, textStyle(name, style)])),
    },
  };
}

function textStyle(name: string, { size, weight, line }: { size: number; weight: number; line: number }): Token {
  const px = (value: number) => ({ value, unit: 'px' });
  return {
    $description: typeUses[name as keyof typeof typeUses],
    $value: { fontFamily: FONTS, fontSize: px(size), fontWeight: weight, letterSpacing: px(0), lineHeight: line / size },
  };
}

function colorsOf(theme: ThemeName, scheme: SchemeName): Group {
  return {
    $description: `Theme ${theme}, ${scheme}. Made by \`npm run tokens\`; a test compares it. Do not edit.`,
    color: { $type: 'color', ...nested(resolveTheme(theme, scheme)) },
    onAwning: {
      $type: 'color',
      $description: 'The same roles for what stands on the awning: the menu.',
      ...nested(resolveAwning(theme)),
    },
    shadow: {
      $type: 'shadow',
      ...Object.fromEntries(
        Object.entries(shadows[scheme]).map(([name, layers]) => [
          name,
          { $description: shadowNames[name as keyof typeof shadowNames], $value: layers.map(shadowLayer(scheme)) },
        ]),
      ),
    },
  };
}

const shadowLayer =
  (scheme: SchemeName) =>
  ({ y, blur, percent }: ShadowLayer) => {
    const px = (value: number) => ({ value, unit: 'px' });
    const ink = { colorSpace: 'srgb', components: shadowInks[scheme].map(share), alpha: percent / 100 };
    return { color: ink, offsetX: px(0), offsetY: px(y), blur: px(blur), spread: px(0) };
  };

/** Nests roles into groups: `surface.raised` is a token `raised` in a group `surface`. */
function nested(colors: Partial<Record<ColorRole, string>>): Group {
  const groups: Record<string, Group> = {};
  for (const [role, value] of Object.entries(colors)) {
    const [family = '', name = ''] = role.split('.');
    (groups[family] ??= {})[name] = colorToken(value, colorRoles[role as ColorRole]);
  }
  return groups;
}

/** Writes one token per line, so that a change of one is a line in a diff. */
function written(tokens: Group): string {
  const line = (value: unknown, depth: number): string => {
    if (typeof value !== 'object' || value === null || '$value' in value || Array.isArray(value)) return JSON.stringify(value);
    const indent = '  '.repeat(depth + 1);
    const entries = Object.entries(value).map(([key, each]) => `${indent}${JSON.stringify(key)}: ${line(each, depth + 1)}`);
    return `{\n${entries.join(',\n')}\n${'  '.repeat(depth)}}`;
  };
  return `${line(tokens, 0)}\n`;
}

/** A token of the Design Tokens Community Group's format; its type is set on its group. */
interface Token {
  $value: unknown;
  $description?: string;
}
/** Tokens and groups by name, with their own `$type` and `$description`. */
interface Group {
  [name: string]: string | Token | Group;
}

/** Creates a group of tokens of one type. A name must not contain a dot: `0.5` is `0_5`. */
const group = <Value>(type: string, scale: Readonly<Record<string, Value>>, tokenOf: (value: Value) => Token): Group => ({
  $type: type,
  ...Object.fromEntries(Object.entries(scale).map(([name, value]) => [name.replace('.', '_'), tokenOf(value)])),
});

const dimension = (value: number): Token => ({ $value: { value, unit: 'px' } });
const duration = (value: number): Token => ({ $value: { value, unit: 'ms' } });
/** The easing of every motion (`motion` of `tokens/css`). */
const cubicBezier: Token = { $value: [0.2, 0, 0, 1] };

/** Converts a value of 0 to 255 to a share of 1. */
const share = (value = 0): number => Math.round((value / 255) * 10_000) / 10_000;

/**
 * Creates a colour token.
 * @param hex `#rrggbb`, or with alpha `#rrggbbaa`
 */
function colorToken(hex: string, description?: string): Token {
  const [red, green, blue, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return {
    ...(description !== undefined && { $description: description }),
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map(share),
      ...(alpha < 255 && { alpha: share(alpha) }),
      hex: hex.slice(0, 7),
    },
  };
}
