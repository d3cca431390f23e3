import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import STORED from './storedNames.json' with { type: 'json' };

// Names that browsers, servers and other tabs store: removing a name loses the data under it. Add new names to the list.
const CODE = ['packages/app/src', 'packages/mocks/src'];
const files = CODE.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })).filter(
  (file) => !/\.(test|stories)\.|\/testing\//.test(file),
);
const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
const found = (pattern, inFile = /./) =>
  [
    ...new Set(
      texts.filter(([file]) => inFile.test(file)).flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name]) => name)),
    ),
  ].toSorted();

test.each([
  ['storage keys', found(/'(stockroom\.[\w.]+)'/g)],
  ['drafts', found(/draftSubject\(\s*'([^']+)'/g)],
  ['topics between tabs', found(/tabTopic(?:<[^>]+>)?\('([^']+)'/g)],
  ['collections', found(/defineCollection[^;]*?\bname: '([^']+)'/g, /mocks/)],
])('stored names: %s keep their names', (kind, names) => {
  expect(names).toEqual(STORED[kind]);
});
