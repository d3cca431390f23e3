import { SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { features } from '../features';

/** Whether a person may start the day with that page: one of a place of work, which this version has. */
export const isStartPage = (path: string): boolean =>
  features.some(({ isWork, pages }) => isWork && pages.some((page) => page.path === path));

/** Where a person goes after signing in and from the empty path: the page they prefer to start with, else the specified one. */
export const startPage = (liked: string): string => (isStartPage(liked) ? liked : SIGNED_IN_REDIRECT);
