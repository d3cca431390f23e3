import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { colorRoles } from '../../tokens/colorRoles';
import { resolveTheme } from '../resolveTheme';
import { SCHEMES, THEMES } from '../themeNames';
import { buildTokenFiles } from './buildTokenFiles';

const folder = new URL('../../../tokens/', import.meta.url);
const files = buildTokenFiles();

it('token files: equal the files built from the tokens, with no others', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, text] of Object.entries(files)) expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text);
});

interface Node {
  $type?: string;
  $value?: unknown;
  [name: string]: unknown;
}

/** Lists every token of a file with its path and its type. */
function tokensOf(
  node: Node,
  path: readonly string[] = [],
  type = node.$type,
): [path: string, type: string | undefined, value: unknown][] {
  if ('$value' in node) return [[path.join('.'), type, node.$value]];
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : tokensOf(child as Node, [...path, name], (child as Node).$type ?? type),
  );
}

describe.each(Object.entries(files))('%s', (_, text) => {
  const tokens = tokensOf(JSON.parse(text) as Node);

  test('gives every token a valid type and a name that references can hold', () => {
    expect(tokens.length).toBeGreaterThan(20);
    for (const [path, type] of tokens) {
      expect(['color', 'dimension', 'duration', 'cubicBezier', 'number', 'typography', 'shadow'], path).toContain(type);
      for (const name of path.split('.')) expect(name).toMatch(/^[^${}.][^{}.]*$/);
    }
  });
});

test.each(THEMES.flatMap((theme) => SCHEMES.map((scheme) => [theme, scheme] as const)))(
  'defines every role in %s %s',
  (theme, scheme) => {
    const tokens = new Map(
      tokensOf(JSON.parse(files[`${theme}-${scheme}.tokens.json`] ?? '{}') as Node).map(([path, , value]) => [path, value]),
    );
    const colors = resolveTheme(theme, scheme);
    for (const role of Object.keys(colorRoles) as (keyof typeof colorRoles)[]) {
      expect(tokens.get(`color.${role}`)).toMatchObject({ colorSpace: 'srgb', hex: colors[role].slice(0, 7) });
    }
  },
);
