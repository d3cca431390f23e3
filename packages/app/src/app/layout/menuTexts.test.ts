import type { NavigationItem } from '@stockroom/contract';
import { navigation, pageWords } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import en from './locales/en.json';
import tr from './locales/tr.json';

const texts = { en, tr } as const;
const textOf = (language: 'en' | 'tr', key: string) =>
  key
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value ? Reflect.get(value, part) : undefined),
      texts[language],
    );
const keysOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ title, subtitle, children }) =>
    [title, subtitle, ...keysOf(children ?? [])].filter((key) => key !== undefined),
  );

it.each(['en', 'tr'] as const)('has a text in %s for every entry of the menus', (language) => {
  const keys = Object.values(navigation).flatMap(keysOf);
  expect(keys.filter((key) => typeof textOf(language, key) !== 'string')).toEqual([]);
});

it.each(['en', 'tr'] as const)('calls a page in %s as the search does', (language) => {
  const said = Object.keys(pageWords).map((key) => [key, textOf(language, key)]);
  expect(said).toEqual(Object.entries(pageWords).map(([key, words]) => [key, words[language][0]]));
});
