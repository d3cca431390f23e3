import * as v from 'valibot';
import { request } from '#shared/api/http';
import type { FeedItem, FeedKind } from '../model/feed';
import { feedCalls } from './feedCalls';

/** Fetches all messages or all notifications. */
export function fetchFeed(kind: FeedKind, signal?: AbortSignal): Promise<FeedItem[]> {
  const { path, schema } = feedCalls[kind];
  return request({ method: 'GET', path, schema: v.array(schema), signal });
}
