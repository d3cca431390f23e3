import type { ActivitiesSeen, Activity } from '@stockroom/contract';

/**
 * Whether an entry is news to somebody: it came since they last saw the log, and they did not do it.
 * @param seen `undefined` while it is not known
 */
export const isNewActivity = (
  { date, person }: Pick<Activity, 'date' | 'person'>,
  seen: ActivitiesSeen | undefined,
  userId: string,
): boolean => seen !== undefined && person?.id !== userId && (seen.until === null || date > seen.until);
