/** Scopes of the search, and the sign that is typed for each. */
export const SCOPE_SIGNS = { all: '', commands: '>', products: '#', contacts: '@' } as const;
export type Scope = keyof typeof SCOPE_SIGNS;
export const SCOPES = Object.keys(SCOPE_SIGNS) as Scope[];

/** Longest text that is looked for; a name, a SKU or a barcode is no longer. */
export const MAX_QUERY = 255;

/** Characters that a search of the server takes at least. */
export const MIN_QUERY = 2;

/** Reads what is typed: the sign in front says the scope, the rest is literal. */
export function readText(text: string): { scope: Scope; query: string } {
  // A pasted megabyte is cut before anything walks through it.
  const typed = text.slice(0, MAX_QUERY * 8).trimStart();
  const scope = SCOPES.find((name) => name !== 'all' && typed.startsWith(SCOPE_SIGNS[name])) ?? 'all';
  const query = [...typed.slice(SCOPE_SIGNS[scope].length).trim()].slice(0, MAX_QUERY).join('').trimEnd();
  return { scope, query };
}

/** The same text in another scope. */
export const inScope = (text: string, scope: Scope): string => SCOPE_SIGNS[scope] + readText(text).query;

/** Whether a query is long enough for the server. */
export const isSearchable = (query: string): boolean => [...query].length >= MIN_QUERY;
