/** Address of the store's audit log. What it is narrowed to is in the query (see `model/activityAddress.ts`). */
export const activityPaths = { list: '/pages/activities' } as const;
