import { request } from '../../../shared/api/http';
import type { FeedItem, FeedKind } from '../model/feed';
import { feedCalls } from './feedCalls';

/**
 * Marks one as read or unread. By the PATCH, which says what is wanted: the call that turns it around would undo what another tab
 * has done already, and could not be sent again.
 */
export function markFeedItem(kind: FeedKind, id: string, read: boolean): Promise<FeedItem> {
  const { path, field, schema } = feedCalls[kind];
  return request({ method: 'PATCH', path, body: { id, [field]: read ? { read, seen: true } : { read } }, schema });
}
