import { queryOptions } from '@tanstack/react-query';
import { fetchShortcuts } from './fetchShortcuts';
import { shortcutKeys } from './shortcutKeys';

/** The query of the shortcuts. Part of the initial data of signed-in pages. */
export const shortcutsQuery = () =>
  queryOptions({ queryKey: shortcutKeys.list, queryFn: ({ signal }) => fetchShortcuts(signal), staleTime: 60_000 });
