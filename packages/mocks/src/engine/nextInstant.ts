/** Later than the last change, however fast they follow: two versions with one instant could not be told apart. */
export const nextInstant = (last: string, now: number) => new Date(Math.max(now, Date.parse(last) + 1)).toISOString();
