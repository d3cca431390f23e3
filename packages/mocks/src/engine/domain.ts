import type { SearchResult } from '@stockroom/contract';
import type { MockContext } from './context';
import type { Language } from './fold';
import type { ProtectedCall, Route } from './route';

/** A text in every language of the mock server. */
export type LocalizedText = Readonly<Record<Language, string>>;

/**
 * A domain of the mock server. It is loaded at the start of the server, so it stays tiny: handlers and seeds are loaded with
 * the first call. Parts visible to callers (names, labels) are data.
 */
export interface Domain<Name extends string = string, DataSet extends string = string> {
  /** Name by which a setting picks out the domain's calls. */
  name: Name;
  /** Prefixes of its calls. Of several domains, the one with the longest match applies. */
  prefixes: readonly string[];
  /** Loads its routes. Search and menu are built from all domains. */
  load: () => Promise<(context: MockContext, domains: readonly Domain[]) => readonly Route[]>;
  /**
   * Owner of its records: the store's can be changed only with a role that permits writing. Left out, they belong to a person,
   * or are shared between people.
   */
  belongsTo?: 'store';
  /** Its label in the choice of domains whose calls fail. */
  title: LocalizedText;
  /** Its own data sets with their labels; each is a scenario too. Domains without data for one serve `demo`. */
  dataSets?: Readonly<Record<DataSet, LocalizedText>>;
  search?: DomainSearch;
  /**
   * Pages of its calls that are not in the menu: they come last among the applications, and the search finds them. Texts of the
   * other pages are in `navigation/areaPages.words.ts`.
   */
  pages?: readonly DomainPage[];
}

/** A group of the search. */
interface DomainSearch {
  /** Its id, unique among all groups. */
  group: string;
  label: LocalizedText;
  /** Name of an icon of the design system. */
  icon: string;
  /** Its position among the groups, from 1. */
  place: number;
  load: () => Promise<SearchSource>;
}

export interface DomainPage {
  link: string;
  /** Name of an icon of the design system, for a page that is not in the menu. @default 'document' */
  icon?: string;
  text: PageText;
}

/** A page's title in a language, and additional search words. */
export type PageText = Readonly<Record<Language, readonly [title: string, also: string]>>;

/** A search. It is never a pattern: every character is literal. */
export interface SearchQuery {
  /** As typed, trimmed. */
  text: string;
  /** Normalised for comparison: folded, with single spaces (`engine/fold.ts`). */
  folded: string;
  /** Whether similar words match too, after the exact ones gave no results. */
  orNear: boolean;
  /** Maximum number of results. */
  limit: number;
}

/** The search of a domain: returns the best matches, and their total number. */
export type SearchSource = (
  call: ProtectedCall,
  query: SearchQuery,
  domains: readonly Domain[],
) => Promise<{ results: SearchResult[]; total: number }>;

/** Names of a domain's own data sets. */
export type DataSetOf<D extends Domain> = D extends Domain<string, infer DataSet> ? DataSet : never;

/** Returns the domain with the literal types of its names, from which the types of scenarios are derived. */
export function defineDomain<const Name extends string, const DataSet extends string = never>(
  domain: Domain<Name, DataSet>,
): Domain<Name, DataSet> {
  return domain;
}

/** Returns the domain of a call. */
export function domainOf(domains: readonly Domain[], pathname: string): Domain | undefined {
  const fits = domains.flatMap((domain) =>
    domain.prefixes.filter((prefix) => pathname.startsWith(prefix)).map((prefix) => ({ domain, prefix })),
  );
  return fits.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.domain;
}
