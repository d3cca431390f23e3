import type { Notification } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import { messagesOf } from './messages.seed';
import { notificationsOf } from './notifications.seed';

/** A message or a notification as it is kept: those of the seed tell their time in days before the present one. */
export type FeedRecord = Omit<Notification, 'time'> & { time: string | SeedTime };

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
