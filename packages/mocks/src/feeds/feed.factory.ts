import type { Message, Notification } from '@stockroom/contract';
import type { FeedRecord } from './feedRecord';

/** Builds an unread message, with the given fields. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  return { id: 'message-0', time: '2026-03-01T09:00:00.000Z', read: false, seen: false, ...overrides };
}

/** Builds an unread notification, with the given fields. */
export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return { id: 'notification-0', time: '2026-03-01T09:00:00.000Z', read: false, seen: false, ...overrides };
}

/** Generates the records of a large feed: repeats the given ones, nine a day, newest first and unread. */
export function manyRecords(name: string, some: readonly FeedRecord[], length: number): FeedRecord[] {
  return Array.from({ length }, (_unused, index) => {
    const record = some[index % some.length];
    return {
      ...record,
      id: `${name}-many-${index + 1}`,
      time: { daysAgo: Math.floor(index / 9), at: `0${8 - (index % 9)}:30` },
      read: index >= 120,
      seen: index >= 120,
    };
  });
}
