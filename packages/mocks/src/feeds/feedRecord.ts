import type { Notification } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A message or a notification as it is kept: those of the seed tell their time in days before the present one. */
export type FeedRecord = Omit<Notification, 'time'> & { time: string | SeedTime };
