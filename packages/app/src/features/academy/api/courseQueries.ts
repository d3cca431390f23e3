import { AcademyCourse, academyEndpoints, CourseCategory, CourseOutline } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Key of all cached academy data. */
export const academyKeys = {
  categories: ['academy', 'categories'],
  courses: ['academy', 'courses'],
  course: (id: string) => ['academy', 'course', id],
} as const;

/** @param language courses and categories come in the language of the call */
export const categoriesQuery = (language: string) =>
  queryOptions({
    queryKey: [...academyKeys.categories, language],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: academyEndpoints.categories, schema: v.array(CourseCategory), signal }),
  });

export const coursesQuery = (language: string) =>
  queryOptions({
    queryKey: [...academyKeys.courses, language],
    queryFn: ({ signal }) => request({ method: 'GET', path: academyEndpoints.courses, schema: v.array(CourseOutline), signal }),
  });

export const courseQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [...academyKeys.course(id), language],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: academyEndpoints.course, query: { id }, schema: AcademyCourse, signal }),
  });
