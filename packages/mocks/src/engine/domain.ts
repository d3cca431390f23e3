import type { SearchResult } from '@stockroom/contract';
import type { MockContext } from './context';
import type { Language } from './fold';
import type { ProtectedCall, Route } from './route';

/** A text in every language of the mock server. */
export type LocalizedText = Readonly<Record<Language, string>>;

/**
 * All that the mock server knows of an area. It is read when the server starts, so it stays tiny: handlers and seeds arrive with the first
 * call. What a caller may see of it (names, words) is data.
 */
export interface Domain<Name extends string = string, DataSet extends string = string> {
  /** By it a setting singles out the domain's calls. */
  name: Name;
  /** Prefixes of its calls. Of several domains the longest that fits decides. */
  prefixes: readonly string[];
  /** Fetches its routes. Search and menu are made of what all domains say. */
  load: () => Promise<(context: MockContext, domains: readonly Domain[]) => readonly Route[]>;
  /** Whose its records are: what is the store's is changed by those whose role lets them write. Left out, they are a person's own, or between people. */
  belongsTo?: 'store';
  /** Its name where somebody chooses whose calls fail. */
  title: LocalizedText;
  /** Data of its own, each with what it is called; every one is a scenario too. What the other domains have none for, they serve as in `demo`. */
  dataSets?: Readonly<Record<DataSet, LocalizedText>>;
  search?: SearchedDomain;
  /**
   * Pages that its calls fill and that the menu has no place for: they come last among the applications, and the search finds them. The words
   * of the others stand in `navigation/areaPages.words.ts`.
   */
  pages?: readonly DomainPage[];
}

/** A group of the search. */
interface SearchedDomain {
  /** Its id, unique among all. */
  group: string;
  label: LocalizedText;
  /** Name of an icon of the design system. */
  icon: string;
  /** Its place among the groups, from 1. */
  place: number;
  load: () => Promise<SearchSource>;
}

export interface DomainPage {
  link: string;
  /** Name of an icon of the design system, for a page that the menu has no place for. @default 'document' */
  icon?: string;
  text: PageText;
}

/** A page's title in a language, and further search words. */
export type PageText = Readonly<Record<Language, readonly [title: string, also: string]>>;

/** A search. Never a pattern: every character stands for itself. */
export interface SearchQuery {
  /** As it was typed, without spaces around. */
  text: string;
  /** As texts are compared: folded, with single spaces (`engine/fold.ts`). */
  folded: string;
  /** Whether words that are nearly those will do: nothing has the words themselves. */
  orNear: boolean;
  /** Most results that are wanted. */
  limit: number;
}

/** How a domain is searched: the best matches, and how many there are. */
export type SearchSource = (
  call: ProtectedCall,
  query: SearchQuery,
  domains: readonly Domain[],
) => Promise<{ results: SearchResult[]; total: number }>;

/** Names of the data that a domain has of its own. */
export type DataSetOf<D extends Domain> = D extends Domain<string, infer DataSet> ? DataSet : never;

/** Keeps the literal names of a domain, which types of scenarios are made of. */
export function defineDomain<const Name extends string, const DataSet extends string = never>(
  domain: Domain<Name, DataSet>,
): Domain<Name, DataSet> {
  return domain;
}

/** The domain that a call belongs to. */
export function domainOf(domains: readonly Domain[], pathname: string): Domain | undefined {
  const fits = domains.flatMap((domain) =>
    domain.prefixes.filter((prefix) => pathname.startsWith(prefix)).map((prefix) => ({ domain, prefix })),
  );
  return fits.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.domain;
}
