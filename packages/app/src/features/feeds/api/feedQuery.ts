import { queryOptions } from '@tanstack/react-query';
import type { FeedKind } from '../model/feed';
import { feedKeys } from './feedKeys';
import { fetchFeed } from './fetchFeed';

/**
 * Query of a list. Part of the initial data of signed-in pages; refetched every minute while the page is visible, because
 * reminders arrive on their own.
 */
export const feedQuery = (kind: FeedKind) =>
  queryOptions({
    queryKey: feedKeys.list(kind),
    queryFn: ({ signal }) => fetchFeed(kind, signal),
    staleTime: 60_000,
    refetchInterval: 60_000,
  });
