import { SIGNED_IN_REDIRECT } from '#shared/routing/appPaths';
import { features } from '../features';

/** Whether a page can be the start page: a work page that exists in this version. */
export const isStartPage = (path: string): boolean =>
  features.some(({ isWork, pages }) => isWork && pages.some((page) => page.path === path));

/** Page after signing in and from the empty path: the user's preferred start page, or the specified one. */
export const startPage = (liked: string): string => (isStartPage(liked) ? liked : SIGNED_IN_REDIRECT);
