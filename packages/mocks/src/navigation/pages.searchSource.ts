import type { NavigationItem } from '@stockroom/contract';
import type { DomainPage, SearchSource } from '../engine/domain';
import type { Language } from '../engine/fold';
import { rank } from '../search/rank';
import { guidePages } from './guidePages';
import { navigationOf } from './navigation.seed';
import { pagesOf } from './pagesOf.words';

/** Searches the menu's pages and the guides by title and further search terms, in the user's language. */
export const pageSource: SearchSource = async ({ context, language }, query, domains) => {
  const { default: menu } = navigationOf(await context.store.dataSet(), domains, language);
  const pages = found(menu, pagesOf(domains), language).map((page) => ({ ...page, subtitle: page.link }));
  // The menu's pages come first: a user who searches for a page seldom wants to read about it.
  const results = [pages, guidePages(language)].flatMap((each) => rank(each, query, language, (page) => page));
  return {
    results: results.slice(0, query.limit).map(({ id, title, subtitle, link }) => ({ id, title, subtitle, link })),
    total: results.length,
  };
};

interface Page {
  id: string;
  title: string;
  also: string;
  link: string;
}

function found(items: readonly NavigationItem[], pages: ReadonlyMap<string, DomainPage>, language: Language): Page[] {
  return items.flatMap(({ id, title = '', link, disabled, hidden, children = [] }) => {
    if (hidden) return [];
    const [name, also] = pages.get(link ?? '')?.text[language] ?? [title, ''];
    const isPage = link !== undefined && !disabled && name !== '';
    return [...(isPage ? [{ id, title: name, also, link }] : []), ...found(children, pages, language)];
  });
}
