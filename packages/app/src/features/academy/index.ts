import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { academyRoutePaths } from './academyPaths';
import { courseQuery, coursesQuery } from './api/courseQueries';
import { currentLanguage } from './api/currentLanguage';

const handle = { help: 'day-to-day/take-a-course' };

const ofCourse = {
  handle,
  // The screen retries a failed load.
  loader: protectedLoader((client, { params }) => {
    client.query({ ...courseQuery(params['courseId'] ?? '', currentLanguage()), staleTime: 'static' }).catch(() => undefined);
  }),
  lazy: lazyScreen('academy', () => import('./screens/CourseScreen/CourseScreen').then((module) => module.CourseScreen)),
};

export const routes: RouteObject[] = [
  {
    path: academyRoutePaths.academy,
    handle,
    loader: protectedLoader((client) => {
      client.query({ ...coursesQuery(currentLanguage()), staleTime: 'static' }).catch(() => undefined);
    }),
    lazy: lazyScreen('academy', () => import('./screens/AcademyScreen/AcademyScreen').then((module) => module.AcademyScreen)),
  },
  { path: academyRoutePaths.course, ...ofCourse },
  { path: academyRoutePaths.step, ...ofCourse },
];
