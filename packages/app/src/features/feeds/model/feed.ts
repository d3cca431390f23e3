import type { Notification } from '@stockroom/contract';

/** The two lists of the top bar. They differ only in their paths and texts. */
export const FEED_KINDS = ['messages', 'notifications'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** A message or a notification: a message has no icon. */
export type FeedItem = Notification;

export const countUnread = (items: readonly FeedItem[]): number => items.filter(({ read }) => !read).length;

/** Newest first, whatever their original order. */
export const newestFirst = (items: readonly FeedItem[]): FeedItem[] =>
  items.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time));

export const newestUnread = (items: readonly FeedItem[]): FeedItem | undefined => newestFirst(items).find(({ read }) => !read);

/** Read implies seen. Missing items are skipped, so that a late undo changes nothing. */
export const withRead = (items: readonly FeedItem[], ids: ReadonlySet<string>, read: boolean): FeedItem[] =>
  items.map((item) => (ids.has(item.id) && item.read !== read ? { ...item, read, seen: read || item.seen } : item));

/** Restores an item; an existing item stays unchanged. */
export const withItem = (items: readonly FeedItem[], item: FeedItem): FeedItem[] =>
  items.some(({ id }) => id === item.id) ? [...items] : newestFirst([...items, item]);

/**
 * Items that pass the filter. Those in `kept` stay although they are read: an item just marked must not vanish under the
 * pointer.
 */
export const shownItems = (items: readonly FeedItem[], unreadOnly: boolean, kept: ReadonlySet<string>): FeedItem[] =>
  newestFirst(unreadOnly ? items.filter(({ id, read }) => !read || kept.has(id)) : items);

/** The item that takes the focus when another is removed: the next, else the previous, else none. */
export function neighbourOf(items: readonly FeedItem[], id: string): FeedItem | undefined {
  const index = items.findIndex((item) => item.id === id);
  return items[index + 1] ?? items[index - 1];
}
