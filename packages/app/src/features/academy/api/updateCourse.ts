import { AcademyCourse, academyEndpoints, type UpdateCourseBody } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Saves the user's progress in a course, or marks of a step. */
export const updateCourse = (body: UpdateCourseBody): Promise<AcademyCourse> =>
  request({ method: 'PATCH', path: academyEndpoints.course, body, schema: AcademyCourse });
