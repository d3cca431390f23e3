const root = '/apps/academy';

/** Stands in place of a step once a course is finished. */
export const FINISH = 'finish';

/** Addresses of the academy. What the list is narrowed to is in its query. */
export const academyPaths = {
  academy: root,
  /** The step where the person goes on. */
  course: (courseId: string) => `${root}/${encodeURIComponent(courseId)}`,
  /** One step, from 0; or the end. */
  step: (courseId: string, step: number | typeof FINISH) => `${root}/${encodeURIComponent(courseId)}/${step}`,
} as const;

/** The same as patterns of routes. */
export const academyRoutePaths = { academy: root, course: `${root}/:courseId`, step: `${root}/:courseId/:step` } as const;
