import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { joinStoryTests } from './joinStoryTests.mjs';

describe('joinStoryTests', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'join-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (title, stories) =>
    writeFileSync(
      join(folder, `${title}.test.js`),
      Array.from({ length: stories }, (_, at) => `  it("${title} ${at}")`).join('\n'),
    );
  const joined = () =>
    Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8').match(/(?<=it\(")\S+ \d+/g)]),
    );

  test('joins titles until a file has enough stories', () => {
    write('a', 30);
    write('b', 12);
    write('c', 1);
    joinStoryTests(folder, 40);
    const files = joined();
    expect(Object.keys(files)).toEqual(['a.test.js', 'c.test.js']);
    expect(files['a.test.js']).toHaveLength(42);
    expect(files['c.test.js']).toEqual(['c 0']);
  });
});
