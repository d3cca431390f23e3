import { feedsEndpoints, Message, Notification } from '@stockroom/contract';
import type * as v from 'valibot';
import type { FeedItem, FeedKind } from '../model/feed';

interface FeedCalls {
  path: string;
  markAllAsRead: string;
  /** Key of the item in a body. */
  field: string;
  schema: v.GenericSchema<unknown, FeedItem>;
}

/** Calls for each of the two lists. */
export const feedCalls: Record<FeedKind, FeedCalls> = {
  messages: {
    path: feedsEndpoints.messages,
    markAllAsRead: feedsEndpoints.messagesMarkAllAsRead,
    field: 'message',
    schema: Message,
  },
  notifications: {
    path: feedsEndpoints.notifications,
    markAllAsRead: feedsEndpoints.notificationsMarkAllAsRead,
    field: 'notification',
    schema: Notification,
  },
};
