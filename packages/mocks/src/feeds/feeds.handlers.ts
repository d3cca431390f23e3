import {
  CreateMessageBody,
  CreateNotificationBody,
  Done,
  feedsEndpoints,
  Message,
  Notification,
  ToggleMessageBody,
  ToggleNotificationBody,
  UpdateMessageBody,
  UpdateNotificationBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import type { Collection } from '../engine/collection';
import { conflict, notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { atOf, seedToday } from '../engine/seedTime';
import { messageCollection, notificationCollection } from './feed.collection';
import type { FeedRecord } from './feedRecord';
import { hasDueReminder, reminderCollection } from './reminders';

/** Latest time of "today" in the seeds. */
const LATEST_SEED_TIME = '08:50';
const FIELDS = ['image', 'icon', 'title', 'description', 'time', 'read', 'seen', 'link', 'useRouter'] as const;

/** A feed: what distinguishes messages from notifications. */
interface Feed {
  /** Schema of an item. */
  schema: typeof Message | typeof Notification;
  collection: Collection<FeedRecord>;
  list: string;
  /** Adds items that are due. */
  deliver?: (call: ProtectedCall) => Promise<void>;
  markAllAsRead: string;
  toggleReadStatus: string;
  created: (call: ProtectedCall) => Promise<Partial<Notification>>;
  updated: (call: ProtectedCall) => Promise<{ id: string; patch: Partial<Notification> }>;
  toggled: (call: ProtectedCall) => Promise<string>;
}

const messages: Feed = {
  schema: Message,
  collection: messageCollection,
  list: feedsEndpoints.messages,
  markAllAsRead: feedsEndpoints.messagesMarkAllAsRead,
  toggleReadStatus: feedsEndpoints.messagesToggleReadStatus,
  created: async ({ body }) => (await body(CreateMessageBody)).message,
  updated: async ({ body }) => {
    const { id, message } = await body(UpdateMessageBody);
    return { id, patch: message };
  },
  toggled: async ({ body }) => (await body(ToggleMessageBody)).message.id,
};

const notifications: Feed = {
  schema: Notification,
  collection: notificationCollection,
  list: feedsEndpoints.notifications,
  deliver: async ({ context }) => {
    const now = context.now();
    if (!hasDueReminder(await context.store.read([reminderCollection]), now)) return;
    // Loaded on demand: mostly there is nothing to deliver when a page starts.
    const [{ deliverReminders }, { noticeCollections }] = await Promise.all([import('./deliverReminders'), import('./notify')]);
    await context.store.write([reminderCollection, ...noticeCollections], (transaction) => deliverReminders(transaction, now));
  },
  markAllAsRead: feedsEndpoints.notificationsMarkAllAsRead,
  toggleReadStatus: feedsEndpoints.notificationsToggleReadStatus,
  created: async ({ body }) => (await body(CreateNotificationBody)).notification,
  updated: async ({ body }) => {
    const { id, notification } = await body(UpdateNotificationBody);
    return { id, patch: notification };
  },
  toggled: async ({ body }) => (await body(ToggleNotificationBody)).notification.id,
};

/** Messages and notifications: the same calls under two names. */
export function feedRoutes(): readonly Route[] {
  return [...routesOf(messages), ...routesOf(notifications)];
}

function routesOf(feed: Feed): Route[] {
  const { collection, schema } = feed;
  return [
    route('GET', feed.list, v.array(schema), async (call) => {
      await feed.deliver?.(call);
      const view = await call.context.store.read([collection]);
      const served = [...view.values(collection)].map((record) => asServed(record, call));
      return served.toSorted((a, b) => (a.time < b.time ? 1 : -1));
    }),
    route('POST', feed.list, schema, async (call) => {
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
        if (current) throw conflict(asServed(current, call));
        transaction.put(collection, item);
        return item;
      });
    }),
    route('PATCH', feed.list, schema, async (call) => {
      const { id, patch } = await feed.updated(call);
      return change(call, collection, id, (record) => mergeKnown(record, patch, FIELDS));
    }),
    route('DELETE', feed.list, schema, async (call) => {
      const id = idOf(call.url);
      return call.context.store.write([collection], (transaction) => {
        const record = transaction.get(collection, id);
        if (!record) throw notFound();
        transaction.delete(collection, id);
        return asServed(record, call);
      });
    }),
    route('GET', feed.markAllAsRead, Done, async ({ context }) =>
      context.store.write([collection], (transaction) => {
        for (const record of transaction.values(collection)) {
          if (!record.read || !record.seen) transaction.put(collection, { ...record, read: true, seen: true });
        }
        return true;
      }),
    ),
    route('POST', feed.toggleReadStatus, schema, async (call) => {
      const id = await feed.toggled(call);
      return change(call, collection, id, (record) => ({ ...record, read: !record.read }));
    }),
  ];
}

async function change(
  call: ProtectedCall,
  collection: Collection<FeedRecord>,
  id: string,
  next: (record: FeedRecord) => FeedRecord,
): Promise<Notification> {
  return call.context.store.write([collection], (transaction) => {
    const record = transaction.get(collection, id);
    if (!record) throw notFound();
    const changed = next(record);
    transaction.put(collection, changed);
    return asServed(changed, call);
  });
}

function asServed(record: FeedRecord, { context, language }: ProtectedCall): Notification {
  const { title, description, time, ...rest } = record;
  const localized = (text: FeedRecord['title']) => (typeof text === 'object' ? text[language] : text);
  const at = typeof time === 'string' ? time : new Date(atOf(seedToday(context.now(), LATEST_SEED_TIME), time)).toISOString();
  const localizedTexts = {
    ...(title !== undefined && { title: localized(title) }),
    ...(description !== undefined && { description: localized(description) }),
  };
  return { ...rest, ...localizedTexts, time: at };
}
