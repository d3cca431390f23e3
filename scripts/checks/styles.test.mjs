import { expect, it } from 'vitest';
import { faultsOf } from './styles.mjs';

it('passes rules for what has a name', () => {
  expect(
    faultsOf('a.styles.ts', '/* * a note\n * + of two lines */\n& > * { gap: 8px; }\nth + td { width: calc(2 * 3px); }'),
  ).toEqual([]);
});
it.each(['& > * + * {', '> * + * + * { margin: 0; }', '*~* {'])('finds %s, with its line', (line) => {
  expect(faultsOf('a.styles.ts', `a {}\n${line}\n`)).toEqual([expect.stringContaining('a.styles.ts:2')]);
});
