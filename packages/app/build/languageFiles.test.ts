import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLanguages } from './languageFiles';

const languages = readLanguages(join(import.meta.dirname, '../src'));

it('readLanguages: has all namespaces of each built-in language in one file', () => {
  expect([...languages.keys()].toSorted()).toEqual(['en', 'tr']);
  const [english, turkish] = ['en', 'tr'].map((code) => Object.keys(languages.get(code) ?? {}));
  expect(english).toEqual(turkish);
  expect(english).toEqual(expect.arrayContaining(['common', 'app', 'layout', 'auth', 'inventory', 'editing']));
  expect(languages.get('tr')).toMatchObject({ common: { close: 'Kapat' } });
});
