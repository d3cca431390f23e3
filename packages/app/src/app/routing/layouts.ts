import { useMatches, useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../shared/preferences/usePreferences';
import { type Layout, LAYOUTS, type RouteHandle } from '../../shared/routing/routeHandle';

/** A layout by name; an unknown one is none. */
export const parseLayout = (name: string | null): Layout | null => LAYOUTS.find((layout) => layout === name) ?? null;

/**
 * The frame of the page that is open. The layout is the query's `layout`, else the route's, else the person's
 * preference, which is `classy` until they choose.
 * @param isSignedIn layouts with a menu have a person's name in them, so they take somebody signed in
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
    changes: handle.changes ?? 'read',
  };
}
