/**
 * Returns an instant later than the last change, even for changes in quick succession: two versions with the same instant could
 * not be told apart.
 */
export const nextInstant = (last: string, now: number) => new Date(Math.max(now, Date.parse(last) + 1)).toISOString();
