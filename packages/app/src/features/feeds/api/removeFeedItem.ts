import { request } from '#shared/api/http';
import type { FeedItem, FeedKind } from '../model/feed';
import { feedCalls } from './feedCalls';

/** Removes an item permanently; `restoreFeedItem` restores it. */
export function removeFeedItem(kind: FeedKind, id: string): Promise<FeedItem> {
  const { path, schema } = feedCalls[kind];
  return request({ method: 'DELETE', path, query: { id }, schema });
}
