import type { RouteHandle } from '../../shared/routing/routeHandle';
import { helpPaths } from '../../features/helpCenter/helpCenterPaths';

/**
 * Where the help for a page is: the guide that its innermost route names, or the help center.
 * @param handles of the routes that the page is made of, from the outermost on
 */
export function pageHelp(handles: readonly unknown[], search: string): string {
  const help = handles.map((handle) => (handle as RouteHandle | undefined)?.help).findLast((each) => each !== undefined);
  const guide = typeof help === 'function' ? help(new URLSearchParams(search)) : help;
  return guide === undefined ? helpPaths.home : `${helpPaths.guides}/${guide}`;
}
