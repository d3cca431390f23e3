import { useMatches, useSearchParams } from 'react-router-dom';

export const LAYOUTS = ['empty', 'classy'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a route says about itself, in its `handle`. */
export interface RouteHandle {
  /** @default 'classy' (specification 2, "Layout") */
  layout?: Layout;
  /** The page is about a store's goods: without a store it is explained instead. */
  needsStore?: boolean;
}

/** A layout by name; an unknown one is none. */
export const parseLayout = (name: string | null): Layout | null => LAYOUTS.find((layout) => layout === name) ?? null;

/**
 * The layout around the page that is open: the query's `layout`, else the innermost route's, else the default.
 * @param canBeClassy the classy layout has a person's name in it, so it takes somebody signed in
 */
export function useLayout(canBeClassy: boolean): Layout {
  const [query] = useSearchParams();
  const matches = useMatches();
  const ofRoutes = matches
    .map((match) => (match.handle as RouteHandle | undefined)?.layout)
    .findLast((layout) => layout !== undefined);
  const layout = parseLayout(query.get('layout')) ?? ofRoutes ?? 'classy';
  return canBeClassy ? layout : 'empty';
}
