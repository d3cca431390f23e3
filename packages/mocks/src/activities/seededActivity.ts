import type { Activity } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/**
 * An entry from before the demo began, at a time in days before the present one. Its own words are English, and Turkish beside.
 */
export type SeededActivity = Omit<Activity, 'date' | 'changes'> & {
  date: SeedTime;
  changes?: Activity['changes'];
  tr?: Partial<Pick<Activity, 'description' | 'extraContent' | 'linkedContent'>>;
};
