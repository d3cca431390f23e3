const root = '/apps/academy';

/** Replaces the step in the URL once a course is finished. */
export const FINISH = 'finish';

/** URLs of the academy. The list's filters are in its query. */
export const academyPaths = {
  academy: root,
  /** Opens the course at the user's current step. */
  course: (courseId: string) => `${root}/${encodeURIComponent(courseId)}`,
  /** A step, from 0, or the end. */
  step: (courseId: string, step: number | typeof FINISH) => `${root}/${encodeURIComponent(courseId)}/${step}`,
} as const;

/** The same as route patterns. */
export const academyRoutePaths = { academy: root, course: `${root}/:courseId`, step: `${root}/:courseId/:step` } as const;
