/** URL of the store's audit log. Its filters are in the query (see `model/activityAddress.ts`). */
export const activityPaths = { list: '/pages/activities' } as const;
