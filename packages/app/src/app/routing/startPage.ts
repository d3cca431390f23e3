import { matchRoutes, type RouteObject } from 'react-router-dom';
import { SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { safePath } from '../../shared/links/safePath';

/**
 * Where a person goes after signing in and from the empty path: the page they prefer to start with, where this version has it,
 * else the specified one.
 */
export function startPage(routes: RouteObject[], liked: string): string {
  const path = safePath(liked);
  if (!path || !/^\/(apps|dashboards)\//.test(path)) return SIGNED_IN_REDIRECT;
  const found = matchRoutes(routes, path)?.at(-1)?.route.path;
  return found && found !== '*' ? path : SIGNED_IN_REDIRECT;
}
