import { expect, test } from 'vitest';
import { neededBeside } from './preloads';

const imports = new Map([
  ['start', ['base']],
  ['shell', ['start', 'texts']],
  ['list', ['shell', 'table']],
]);

test('a part is fetched with what it needs, without what its asker stands on', () => {
  expect(neededBeside('list', ['form', 'base', 'start', 'shell', 'table', 'list', 'dialog'], imports)).toEqual([
    'form',
    'dialog',
  ]);
});

test('what has not arrived with the asker is fetched', () => {
  expect(neededBeside('start', ['list', 'base', 'shell', 'table'], imports)).toEqual(['list', 'shell', 'table']);
});
