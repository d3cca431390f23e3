import { useMatches, useSearchParams } from 'react-router-dom';
import { LIKED_LAYOUTS } from '../../shared/preferences/preferences';
import { usePreferences } from '../../shared/preferences/usePreferences';

const LAYOUTS = ['empty', ...LIKED_LAYOUTS] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a route says about itself, in its `handle`. The innermost route that says something is heard. */
export interface RouteHandle {
  /** The page's own layout; without one it stands in the layout that the person likes. */
  layout?: Layout;
  /** The page asks the server for things: it stands in the frame of signed-in pages, in any layout. */
  isSignedInPage?: boolean;
  /** The page is about a store's goods: without a store it is explained instead. */
  needsStore?: boolean;
  /** It opens over the page of the route around it, which stays as it is. */
  isOverlay?: boolean;
}

/** A layout by name; an unknown one is none. */
export const parseLayout = (name: string | null): Layout | null => LAYOUTS.find((layout) => layout === name) ?? null;

/**
 * What is to stand around the page that is open. The layout is the query's `layout`, else the route's, else the person's
 * preference, which is `classy` until they choose (specification 2, "Layout").
 * @param isSignedIn layouts with a menu have a person's name in them, so they take somebody signed in
 */
export function useRouteFrame(isSignedIn: boolean): Required<Omit<RouteHandle, 'isOverlay'>> {
  const [query] = useSearchParams();
  const [liked] = usePreferences();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const handle = handles.reduce<RouteHandle>((outer, inner) => ({ ...outer, ...inner }), {});
  const layout = parseLayout(query.get('layout')) ?? handle.layout ?? liked.layout;
  return {
    layout: isSignedIn ? layout : 'empty',
    isSignedInPage: handle.isSignedInPage ?? false,
    needsStore: handle.needsStore ?? false,
  };
}
