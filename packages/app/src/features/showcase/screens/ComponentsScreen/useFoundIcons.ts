import { ICON_SETS } from '@stockroom/contract';
import { foldText } from '@stockroom/ui';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { iconSetQuery } from '#features/showcase/api/iconQueries';
import { findIcons } from '#features/showcase/model/icons/findIcons';

/** A single letter is in nearly every name. */
const FEWEST_LETTERS = 2;

/** Icons of all sets that match the search, in either language. Their names are fetched once there is a search term. */
export function useFoundIcons(search: string) {
  const enabled = search.trim().length >= FEWEST_LETTERS;
  const sets = useQueries({ queries: ICON_SETS.map((set) => ({ ...iconSetQuery(set), enabled })) });
  const failed = sets.filter(({ isError }) => isError);
  const found = ICON_SETS.map((set, index) => ({ set, names: findIcons(sets[index]?.data?.list ?? [], search, foldText) }));
  return {
    sets: enabled ? found.filter(({ names }) => names.length > 0) : [],
    isWaiting: enabled && sets.some(({ isPending }) => isPending),
    /** Failed queries, to be retried together. */
    failed: enabled ? together(failed) : undefined,
  };
}

function together<Query extends Pick<UseQueryResult, 'refetch'>>([first, ...others]: readonly Query[]) {
  if (!first) return undefined;
  const refetch: Query['refetch'] = () => {
    for (const each of others) void each.refetch();
    return first.refetch();
  };
  return { ...first, refetch };
}
