import { queryOptions } from '@tanstack/react-query';
import type { FeedKind } from '../model/feed';
import { feedKeys } from './feedKeys';
import { fetchFeed } from './fetchFeed';

/** One of the lists. Part of the initial data of signed-in pages; asked for each minute while the page is looked at, as reminders come by themselves. */
export const feedQuery = (kind: FeedKind) =>
  queryOptions({
    queryKey: feedKeys.list(kind),
    queryFn: ({ signal }) => fetchFeed(kind, signal),
    staleTime: 60_000,
    refetchInterval: 60_000,
  });
