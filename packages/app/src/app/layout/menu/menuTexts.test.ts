import type { NavigationItem } from '@stockroom/contract';
import { domains, navigationOf, pagesOf } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import en from '../locales/en.json';
import tr from '../locales/tr.json';

const texts = { en, tr } as const;
const textOf = (language: 'en' | 'tr', key: string) =>
  key
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value ? Reflect.get(value, part) : undefined),
      texts[language],
    );
const navigation = navigationOf('demo', domains, 'en');
const pages = pagesOf(domains);
const keysOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ title, subtitle, children }) =>
    [title, subtitle, ...keysOf(children ?? [])].filter((key) => key !== undefined),
  );

const openEntries = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [...(item.link && !item.disabled ? [item] : []), ...openEntries(item.children ?? [])]);

it.each(['en', 'tr'] as const)('menu texts: cover every entry of the menus in %s', (language) => {
  const keys = Object.values(navigation).flatMap(keysOf);
  expect(keys.filter((key) => typeof textOf(language, key) !== 'string')).toEqual([]);
});

it.each(['en', 'tr'] as const)('menu texts: use the same name for a page as the search in %s', (language) => {
  const entries = Object.values(navigation).flatMap(openEntries);
  const linkTexts = entries.map(({ link = '', title = '' }) => [link, textOf(language, title)]);
  expect(linkTexts).toEqual(entries.map(({ link = '' }) => [link, pages.get(link)?.text[language][0]]));
  expect(new Set(entries.map(({ link }) => link))).toEqual(new Set(pages.keys()));
});
