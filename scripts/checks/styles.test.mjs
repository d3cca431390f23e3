import { expect, it } from 'vitest';
import { faultsOf } from './styles.mjs';

it('passes rules for what has a name', () => {
  expect(
    faultsOf('a.styles.ts', '/* * a note\n * + of two lines */\n& > * { gap: 8px; }\nth + td { width: calc(2 * 3px); }'),
  ).toEqual([]);
});
it('passes what the scales have, circles, papers and hidden texts', () => {
  const lines = [
    "border-radius: ${radius('card')};",
    "border-end-start-radius: ${radius('inner')};",
    "border-radius: calc(${radius('inner')} + 4px);",
    "border-radius: ${radius('card')} ${radius('card')} 0 0;",
    'border-radius: 50%;',
    'border-radius: inherit;',
    'border-end-end-radius: 0;',
    "${font('body')}",
    "font-size: ${fontSize('lead')};",
    'font-size: 0;',
    'font: inherit;',
    'font: 10pt Inter, sans-serif;',
    '--emoji-font: x, y;',
  ];
  expect(faultsOf('a.styles.ts', lines.join('\n'))).toEqual([]);
});
it.each([
  '& > * + * {',
  '> * + * + * { margin: 0; }',
  '*~* {',
  'border-radius: 8px;',
  'border-radius: ${space(1)};',
  'border-end-end-radius: 5px;',
  'font-size: 0.6875rem;',
  'font-size: 18px;',
  '.a { font: 14px/1.5 sans-serif; }',
])('finds %s, with its line', (line) => {
  expect(faultsOf('a.styles.ts', `a {}\n${line}\n`)).toEqual([expect.stringContaining('a.styles.ts:2')]);
});
