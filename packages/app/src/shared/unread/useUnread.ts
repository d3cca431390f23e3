import { useEffect } from 'react';
import { unread } from './unreadStore';

/** Adds a count to the one in the page's title, for as long as its button stands on the page. */
export function useUnread(source: string, count: number): void {
  useEffect(() => unread.set(source, count), [source, count]);
  useEffect(() => () => unread.set(source, 0), [source]);
}
