import type { Message, Notification } from '@stockroom/contract';
import type { FeedRecord } from './feedRecord';

/** A message that was not read, and whatever a test adds. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  return { id: 'message-0', time: '2026-03-01T09:00:00.000Z', read: false, seen: false, ...overrides };
}

/** A notification that was not read, and whatever a test adds. */
export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return { id: 'notification-0', time: '2026-03-01T09:00:00.000Z', read: false, seen: false, ...overrides };
}

/** As many records as a large feed has: the given ones over and over, nine a day, the newest first and unread. */
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
