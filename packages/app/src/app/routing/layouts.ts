import { useMatches, useSearchParams } from 'react-router-dom';
import { usePreferences } from '#shared/preferences/usePreferences';
import { type Layout, LAYOUTS, type RouteHandle } from '#shared/routing/routeHandle';

/** A layout by name; `null` for an unknown one. */
export const parseLayout = (name: string | null): Layout | null => LAYOUTS.find((layout) => layout === name) ?? null;

/**
 * The frame of the current page. The layout is the query's `layout`, or the route's, or the user's preference, which is
 * `classy` by default.
 * @param isSignedIn layouts with a menu contain the user's name, so they require a signed-in user
 */
export function useRouteFrame(isSignedIn: boolean): Required<Omit<RouteHandle, 'isOverlay' | 'help'>> {
  const [query] = useSearchParams();
  const [liked] = usePreferences();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const handle = handles.reduce<RouteHandle>((outer, inner) => ({ ...outer, ...inner }), {});
  const layout = parseLayout(query.get('layout')) ?? handle.layout ?? liked.layout;
  return {
    layout: isSignedIn ? layout : 'empty',
    isSignedInPage: handle.isSignedInPage ?? false,
    needsStore: handle.needsStore ?? false,
    editRole: handle.editRole ?? 'read',
  };
}
