import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import type { RouteHandle } from '#shared/routing/routeHandle';

/**
 * URL of the help for a page: the guide that its innermost route names, or the help center.
 * @param handles of the page's routes, outermost first
 */
export function pageHelp(handles: readonly unknown[], search: string): string {
  const help = handles.map((handle) => (handle as RouteHandle | undefined)?.help).findLast((each) => each !== undefined);
  const guide = typeof help === 'function' ? help(new URLSearchParams(search)) : help;
  return guide === undefined ? helpPaths.home : `${helpPaths.guides}/${guide}`;
}
