import { request } from '../../../shared/api/http';
import { orGone } from '../../../shared/api/orGone';
import type { FeedKind } from '../model/feed';
import { feedCalls } from './feedCalls';

/** Removes one for good; `restoreFeedItem` brings it back. */
export function removeFeedItem(kind: FeedKind, id: string): Promise<void> {
  const { path, schema } = feedCalls[kind];
  return orGone(request({ method: 'DELETE', path, query: { id }, schema }));
}
