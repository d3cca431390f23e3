export const academyEndpoints = {
  /** GET → what courses are about. */
  categories: '/api/apps/academy/categories',
  /** GET → every course, its steps without what they say. */
  courses: '/api/apps/academy/courses',
  /** GET `?id` → one course, whole. PATCH `{id, course}` → how far the person is, what they marked: the course as it is then. */
  course: '/api/apps/academy/courses/course',
} as const;
