import type { ActivitiesSeen, Activity } from '@stockroom/contract';

/**
 * Whether an entry is new to the user: added since they last read the log, and by somebody else.
 * @param seen `undefined` until it has loaded
 */
export const isNewActivity = (
  { date, person }: Pick<Activity, 'date' | 'person'>,
  seen: ActivitiesSeen | undefined,
  userId: string,
): boolean => seen !== undefined && person?.id !== userId && (seen.until === null || date > seen.until);
