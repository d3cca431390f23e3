import type { NavigationItem } from '@stockroom/contract';
import type { Language } from '../engine/fold';
import { rank } from '../search/rank';
import type { SearchSource } from '../search/searchSource';
import { navigationOf } from './navigation.seed';
import { pageWords } from './pages.words';

/** The pages that the menu leads to, by their titles and some words more, in the language of the person. */
export const pageSource: SearchSource = async ({ context, language }, query) => {
  const { default: menu } = navigationOf(await context.store.dataSet());
  const results = rank(pagesOf(menu, language), query, language, (page) => page);
  return {
    results: results.slice(0, query.limit).map(({ id, title, link }) => ({ id, title, subtitle: link, link })),
    total: results.length,
  };
};

interface Page {
  id: string;
  title: string;
  also: string;
  link: string;
}

function pagesOf(items: readonly NavigationItem[], language: Language): Page[] {
  return items.flatMap(({ id, title = '', link, disabled, hidden, children = [] }) => {
    if (hidden) return [];
    const [name, also] = pageWords[title]?.[language] ?? [title, ''];
    const isPage = link !== undefined && !disabled && name !== '';
    return [...(isPage ? [{ id, title: name, also, link }] : []), ...pagesOf(children, language)];
  });
}
