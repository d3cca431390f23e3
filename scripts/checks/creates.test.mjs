import { expect, it } from 'vitest';
import { createFaults } from './creates.mjs';

it.each(['const id = crypto.randomUUID();', "import { randomUUID } from 'node:crypto';"])(
  'finds an id past useCreate: %s',
  (line) => {
    expect(createFaults('a.ts', `\n${line}`)).toEqual([expect.stringContaining('a.ts:2')]);
    expect(createFaults('a.ts', `// Not made twice:\n${line}`)).toHaveLength(1);
  },
);

it('passes an id of useCreate, and one with a reason', () => {
  expect(createFaults('a.ts', 'const { create } = useCreate((title, idOf) => make({ id: idOf(), title }));')).toEqual([]);
  expect(createFaults('a.ts', '// Not made twice: it names a file.\nconst id = crypto.randomUUID();')).toEqual([]);
});
