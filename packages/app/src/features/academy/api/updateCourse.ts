import { AcademyCourse, academyEndpoints, type UpdateCourseBody } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Sends how far one is in a course, or what one marked at a step. */
export const updateCourse = (body: UpdateCourseBody): Promise<AcademyCourse> =>
  request({ method: 'PATCH', path: academyEndpoints.course, body, schema: AcademyCourse });
