export const academyEndpoints = {
  /** GET → categories of courses. */
  categories: '/api/apps/academy/categories',
  /** GET → all courses, their steps without content. */
  courses: '/api/apps/academy/courses',
  /** GET `?id` → one complete course. PATCH `{id, course}` → the person's progress and marks: returns the updated course. */
  course: '/api/apps/academy/courses/course',
} as const;
