import { baseOf, defineCollection } from '../engine/collection';
import type { FeedRecord } from './feedRecord';
import { messagesOf } from './messages.seed';
import { notificationsOf } from './notifications.seed';

const required = ['id', 'time', 'read', 'seen'] as const;

export const messageCollection = defineCollection<FeedRecord>({
  name: 'messages',
  version: 1,
  seed: (dataSet) => baseOf(messagesOf(dataSet)),
  required,
});

export const notificationCollection = defineCollection<FeedRecord>({
  name: 'notifications',
  version: 1,
  seed: (dataSet) => baseOf(notificationsOf(dataSet)),
  required,
});
