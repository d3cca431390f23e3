import type { FeedKind } from '../model/feed';

/** Names of everything that the query client holds of the two lists. */
export const feedKeys = {
  list: (kind: FeedKind) => ['feeds', kind] as const,
};
