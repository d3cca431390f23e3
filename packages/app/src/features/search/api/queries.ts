import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '../model/scope';
import { search } from './search';

/** One search. The next one's key is another, so the answer of the last can't come in its place; and it is given up. */
export const searchQuery = (query: string, scope: Scope, language: string) =>
  queryOptions({
    queryKey: ['common', 'search', language, scope, query],
    queryFn: ({ signal }) => search(query, scope, signal),
    retry: false,
    // A result may have been renamed since.
    staleTime: 1000,
    gcTime: 60_000,
  });
