export const activitiesEndpoints = {
  /** GET ?kind&person&search → all activities, newest first. */
  all: '/api/pages/activities',
  /** GET with the same filters and `page`, `size` → one page of them. */
  page: '/api/pages/activities/page',
  /** GET → all people with an activity. */
  people: '/api/pages/activities/people',
  /** GET → the moment up to which the person has read the log. PUT {until} → the same, after moving it. */
  seen: '/api/pages/activities/seen',
} as const;
