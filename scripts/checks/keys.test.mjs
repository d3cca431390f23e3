import { expect, it } from 'vitest';
import { keyFaults } from './keys.mjs';

const enter = "if (event.key === 'Enter') send();";

it('finds an Enter that may end the choice of a character', () => {
  expect(keyFaults('a.ts', `\n${enter}`)).toEqual([expect.stringContaining('a.ts:2 hears Enter')]);
});

it('finds a guard that does not know Safari', () => {
  expect(keyFaults('a.ts', 'if (event.nativeEvent.isComposing) return;')).toEqual([expect.stringContaining('a.ts:1')]);
});

it('passes the one guard, and a reason', () => {
  expect(keyFaults('a.ts', `if (isComposing(event)) return;\n${enter}`)).toEqual([]);
  expect(keyFaults('a.ts', `// Not typed into: a button.\n${enter}`)).toEqual([]);
});
