import {
  CreateMessageBody,
  CreateNotificationBody,
  paths,
  ToggleMessageBody,
  ToggleNotificationBody,
  UpdateMessageBody,
  UpdateNotificationBody,
  type Notification,
} from '@stockroom/contract';
import type { Collection } from '../engine/collection';
import { conflict, notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { atOf, seedToday } from '../engine/seedTime';
import { messageCollection, notificationCollection } from './feed.collection';
import type { FeedRecord } from './feedRecord';

/** The last time of "today" in the seeds. */
const LATEST = '08:50';
const FIELDS = ['image', 'icon', 'title', 'description', 'time', 'read', 'seen', 'link', 'useRouter'] as const;

/** What tells messages and notifications apart. */
interface Feed {
  collection: Collection<FeedRecord>;
  list: string;
  markAllAsRead: string;
  toggleReadStatus: string;
  created: (call: ProtectedCall) => Promise<Partial<Notification>>;
  updated: (call: ProtectedCall) => Promise<{ id: string; patch: Partial<Notification> }>;
  toggled: (call: ProtectedCall) => Promise<string>;
}

const messages: Feed = {
  collection: messageCollection,
  list: paths.common.messages,
  markAllAsRead: paths.common.messagesMarkAllAsRead,
  toggleReadStatus: paths.common.messagesToggleReadStatus,
  created: async ({ body }) => (await body(CreateMessageBody)).message,
  updated: async ({ body }) => {
    const { id, message } = await body(UpdateMessageBody);
    return { id, patch: message };
  },
  toggled: async ({ body }) => (await body(ToggleMessageBody)).message.id,
};

const notifications: Feed = {
  collection: notificationCollection,
  list: paths.common.notifications,
  markAllAsRead: paths.common.notificationsMarkAllAsRead,
  toggleReadStatus: paths.common.notificationsToggleReadStatus,
  created: async ({ body }) => (await body(CreateNotificationBody)).notification,
  updated: async ({ body }) => {
    const { id, notification } = await body(UpdateNotificationBody);
    return { id, patch: notification };
  },
  toggled: async ({ body }) => (await body(ToggleNotificationBody)).notification.id,
};

/** Messages and notifications: the same calls under two names (contract, "Common"). */
export function feedRoutes(): readonly Route[] {
  return [...routesOf(messages), ...routesOf(notifications)];
}

function routesOf(feed: Feed): Route[] {
  const { collection } = feed;
  return [
    route('GET', feed.list, async ({ context }) => {
      const view = await context.store.read([collection]);
      const served = [...view.values(collection)].map((record) => asServed(record, context.now()));
      return served.toSorted((a, b) => (a.time < b.time ? 1 : -1));
    }),
    route('POST', feed.list, async (call) => {
      const given = await feed.created(call);
      const { context } = call;
      const item: Notification = {
        ...given,
        id: given.id ?? context.newId(),
        time: given.time ?? new Date(context.now()).toISOString(),
        read: given.read ?? false,
        seen: given.seen ?? false,
      };
      return context.store.write([collection], (transaction) => {
        const current = transaction.get(collection, item.id);
        if (current) throw conflict(asServed(current, context.now()));
        transaction.put(collection, item);
        return item;
      });
    }),
    route('PATCH', feed.list, async (call) => {
      const { id, patch } = await feed.updated(call);
      return change(call, collection, id, (record) => mergeKnown(record, patch, FIELDS));
    }),
    route('DELETE', feed.list, async ({ url, context }) => {
      const id = idOf(url);
      return context.store.write([collection], (transaction) => {
        const record = transaction.get(collection, id);
        if (!record) throw notFound();
        transaction.delete(collection, id);
        return asServed(record, context.now());
      });
    }),
    route('GET', feed.markAllAsRead, async ({ context }) =>
      context.store.write([collection], (transaction) => {
        for (const record of transaction.values(collection)) {
          if (!record.read || !record.seen) transaction.put(collection, { ...record, read: true, seen: true });
        }
        return true;
      }),
    ),
    route('POST', feed.toggleReadStatus, async (call) => {
      const id = await feed.toggled(call);
      return change(call, collection, id, (record) => ({ ...record, read: !record.read }));
    }),
  ];
}

async function change(
  { context }: ProtectedCall,
  collection: Collection<FeedRecord>,
  id: string,
  next: (record: FeedRecord) => FeedRecord,
): Promise<Notification> {
  return context.store.write([collection], (transaction) => {
    const record = transaction.get(collection, id);
    if (!record) throw notFound();
    const changed = next(record);
    transaction.put(collection, changed);
    return asServed(changed, context.now());
  });
}

function asServed(record: FeedRecord, now: number): Notification {
  const { time } = record;
  return { ...record, time: typeof time === 'string' ? time : new Date(atOf(seedToday(now, LATEST), time)).toISOString() };
}
