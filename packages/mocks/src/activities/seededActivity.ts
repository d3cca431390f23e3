import type { Activity } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** An entry from before the demo, dated in days before the present. Its own text is English, with Turkish in `tr`. */
export type SeededActivity = Omit<Activity, 'date' | 'changes'> & {
  date: SeedTime;
  changes?: Activity['changes'];
  tr?: Partial<Pick<Activity, 'description' | 'extraContent' | 'linkedContent'>>;
};
