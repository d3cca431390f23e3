import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '../model/scope';
import { search } from './search';

/** A search query. Each text has its own key, so a late answer can't replace a newer one, and its request is cancelled. */
export const searchQuery = (query: string, scope: Scope, language: string) =>
  queryOptions({
    queryKey: ['common', 'search', language, scope, query],
    queryFn: ({ signal }) => search(query, scope, signal),
    retry: false,
    // A result may have been renamed since.
    staleTime: 1000,
    gcTime: 60_000,
  });
