import { expect, test } from 'vitest';
import { neededBeside } from './preloads';

const imports = new Map([
  ['start', ['base']],
  ['shell', ['start', 'texts']],
  ['list', ['shell', 'table']],
]);

test('neededBeside: leaves out files that the importing file already depends on', () => {
  expect(neededBeside('list', ['form', 'base', 'start', 'shell', 'table', 'list', 'dialog'], imports)).toEqual([
    'form',
    'dialog',
  ]);
});

test('neededBeside: includes files that have not arrived with the importing file', () => {
  expect(neededBeside('start', ['list', 'base', 'shell', 'table'], imports)).toEqual(['list', 'shell', 'table']);
});
