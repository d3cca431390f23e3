import * as v from 'valibot';
import { request } from '#shared/api/http';
import type { FeedKind } from '../model/feed';
import { feedCalls } from './feedCalls';

/** Marks every item of the list as read and seen. */
export function markAllAsRead(kind: FeedKind): Promise<true> {
  return request({ method: 'GET', path: feedCalls[kind].markAllAsRead, schema: v.literal(true) });
}
