import type { SearchGroup } from '@stockroom/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchQuery } from '#features/search/api/queries';
import { isSearchable, type Scope } from '#features/search/model/scope';
import { shouldShowError } from '#shared/errors/describeError';
import { useLanguage } from '#shared/i18n/useLanguage';

/** Milliseconds without typing before the server is called. */
export const SEARCH_PAUSE = 300;

export interface Search {
  /** The last answer; `null` while there is none, or no search is active. */
  groups: readonly SearchGroup[] | null;
  /** Whether the answer is to an earlier text: the next is pending. */
  isStale: boolean;
  isBusy: boolean;
  error: unknown;
  /** Searches at once, without waiting for a pause. */
  searchNow: () => void;
  retry: () => void;
}

/** Searches the server as the user types. The latest text wins: a late answer to an earlier text is never shown for it. */
export function useSearch(query: string, scope: Scope): Search {
  const language = useLanguage();
  const isWanted = scope !== 'commands' && isSearchable(query);
  const [asked, now] = useDebounced(`${scope} ${query}`, SEARCH_PAUSE);
  const isAsked = asked === `${scope} ${query}`;
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQuery(query, scope, language),
    enabled: isWanted && isAsked,
  });
  const [last, setLast] = useState<{ scope: Scope; groups: readonly SearchGroup[] } | null>(null);
  const isSettled = isWanted && isAsked && !isFetching;
  if (isSettled && data && last?.groups !== data) setLast({ scope, groups: data });
  if (!isWanted && last) setLast(null);

  const isStale = isWanted && !isSettled && last?.scope === scope;
  return {
    groups: isSettled ? (data ?? null) : isStale ? last.groups : null,
    isStale,
    isBusy: isWanted && !isSettled,
    error: isSettled && shouldShowError(error) ? error : null,
    searchNow: now,
    retry: () => void refetch(),
  };
}

/**
 * A debounced value.
 * @param delay in milliseconds
 * @returns the value, and a function that takes the newest value at once
 */
function useDebounced<T>(value: T, delay: number): [T, () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)];
}
