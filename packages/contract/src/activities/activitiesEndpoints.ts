export const activitiesEndpoints = {
  /** GET ?kind&person&search → every activity, newest first. */
  all: '/api/pages/activities',
  /** GET with the same filters and `page`, `size` → one page of them. */
  page: '/api/pages/activities/page',
  /** GET → everybody who did something. */
  people: '/api/pages/activities/people',
  /** GET → up to when somebody has seen it. PUT {until} → the same, moved there. */
  seen: '/api/pages/activities/seen',
} as const;
