import type { TeamRole } from '@stockroom/contract';
import { LIKED_LAYOUTS } from '../preferences/preferences';

export const LAYOUTS = ['empty', ...LIKED_LAYOUTS] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A guide of the help center, `category/guide`; or which one it is, by the page's query. */
export type PageHelp = string | ((query: URLSearchParams) => string);

/** A route's own facts, in its `handle`. The innermost route's win. */
export interface RouteHandle {
  /** The page's own layout; without one it stands in the layout that the person likes. */
  layout?: Layout;
  /** The page asks the server for things: it stands in the frame of signed-in pages, in any layout. */
  isSignedInPage?: boolean;
  /** The page is about a store's goods: without a store it is explained instead. */
  needsStore?: boolean;
  /** The role that it takes to change what the page shows; who has less is told so above it. */
  changes?: TeamRole;
  /** It opens over the page of the route around it, which stays as it is. */
  isOverlay?: boolean;
  /** The guide that "Help for this page" opens; without one, the help center. */
  help?: PageHelp;
}
