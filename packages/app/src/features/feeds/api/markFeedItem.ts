import { request } from '#shared/api/http';
import type { FeedItem, FeedKind } from '../model/feed';
import { feedCalls } from './feedCalls';

/**
 * Marks an item as read or unread. Uses the PATCH with the target state: the toggle call would revert a change from another
 * tab, and could not be repeated.
 */
export function markFeedItem(kind: FeedKind, id: string, read: boolean): Promise<FeedItem> {
  const { path, field, schema } = feedCalls[kind];
  return request({ method: 'PATCH', path, body: { id, [field]: read ? { read, seen: true } : { read } }, schema });
}
