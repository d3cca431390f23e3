import { useEffect } from 'react';
import { unread } from './unreadStore';

/** Adds a count to that in the page's title while the component is mounted. */
export function useUnread(source: string, count: number): void {
  useEffect(() => unread.set(source, count), [source, count]);
  useEffect(() => () => unread.set(source, 0), [source]);
}
