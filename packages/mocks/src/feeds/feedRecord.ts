import type { Notification } from '@stockroom/contract';
import type { LocalizedText } from '../engine/domain';
import type { SeedTime } from '../engine/seedTime';

/**
 * A message or a notification as stored: those of the seed have times in days before the present, and the shop's texts are
 * stored in every language.
 */
export type FeedRecord = Omit<Notification, 'time' | 'title' | 'description'> & {
  time: string | SeedTime;
  title?: string | LocalizedText;
  description?: string | LocalizedText;
};
