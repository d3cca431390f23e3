import { request } from '#shared/api/http';
import type { FeedItem, FeedKind } from '../model/feed';
import { feedCalls } from './feedCalls';

/** Restores a removed item under its own id. */
export function restoreFeedItem(kind: FeedKind, item: FeedItem): Promise<FeedItem> {
  const { path, field, schema } = feedCalls[kind];
  return request({ method: 'POST', path, body: { [field]: item }, schema });
}
