import type { Notification } from '@stockroom/contract';
import type { LocalizedText } from '../engine/domain';
import type { SeedTime } from '../engine/seedTime';

/** A message or a notification as it is kept: those of the seed tell their time in days before the present one, and what the shop says is kept in every language. */
export type FeedRecord = Omit<Notification, 'time' | 'title' | 'description'> & {
  time: string | SeedTime;
  title?: string | LocalizedText;
  description?: string | LocalizedText;
};
