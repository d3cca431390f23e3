import { Message, Notification, paths } from '@stockroom/contract';
import type * as v from 'valibot';
import type { FeedItem, FeedKind } from '../model/feed';

interface FeedCalls {
  path: string;
  markAllAsRead: string;
  /** Key of the item in a body. */
  field: string;
  schema: v.GenericSchema<unknown, FeedItem>;
}

/** Where each of the two lists is asked for. */
export const feedCalls: Record<FeedKind, FeedCalls> = {
  messages: { path: paths.common.messages, markAllAsRead: paths.common.messagesMarkAllAsRead, field: 'message', schema: Message },
  notifications: {
    path: paths.common.notifications,
    markAllAsRead: paths.common.notificationsMarkAllAsRead,
    field: 'notification',
    schema: Notification,
  },
};
