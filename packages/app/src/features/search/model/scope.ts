/** Scopes of the search, and the prefix that is typed for each. */
export const SCOPE_SIGNS = { all: '', commands: '>', products: '#', contacts: '@' } as const;
export type Scope = keyof typeof SCOPE_SIGNS;
export const SCOPES = Object.keys(SCOPE_SIGNS) as Scope[];

/** Longest search term in characters; no name, SKU or barcode is longer. */
export const MAX_QUERY = 255;

/** Minimum length of a search term for the server, in characters. */
export const MIN_QUERY = 2;

/** Parses the typed text: its prefix gives the scope, the rest is the literal search term. */
export function parseSearchText(text: string): { scope: Scope; query: string } {
  // A pasted megabyte is cut before further processing.
  const typed = text.slice(0, MAX_QUERY * 8).trimStart();
  const scope = SCOPES.find((name) => name !== 'all' && typed.startsWith(SCOPE_SIGNS[name])) ?? 'all';
  const query = [...typed.slice(SCOPE_SIGNS[scope].length).trim()].slice(0, MAX_QUERY).join('').trimEnd();
  return { scope, query };
}

/** The same search term in another scope. */
export const inScope = (text: string, scope: Scope): string => SCOPE_SIGNS[scope] + parseSearchText(text).query;

/** Whether a search term is long enough for the server. */
export const isSearchable = (query: string): boolean => [...query].length >= MIN_QUERY;
