import type { FeedKind } from '../model/feed';

/** Query keys of the two lists. */
export const feedKeys = {
  list: (kind: FeedKind) => ['feeds', kind] as const,
};
