import type { TeamRole } from '@stockroom/contract';
import { SELECTABLE_LAYOUTS } from '../preferences/preferences';

export const LAYOUTS = ['empty', ...SELECTABLE_LAYOUTS] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Guide of the help center, `category/guide`; or a function that derives it from the page's query. */
export type PageHelp = string | ((query: URLSearchParams) => string);

/** Properties of a route, in its `handle`. The innermost route's take precedence. */
export interface RouteHandle {
  /** Layout of the page; without it the user's preferred layout. */
  layout?: Layout;
  /** Whether the page requests data from the server: it is shown in the frame of signed-in pages, in any layout. */
  isSignedInPage?: boolean;
  /** Whether the page is about a store's goods: without a store an explanation replaces it. */
  needsStore?: boolean;
  /** Role required to change the page's content; a notice above it tells users with a lower role. */
  editRole?: TeamRole;
  /** Whether it opens over the parent route's page, which stays unchanged. */
  isOverlay?: boolean;
  /** Guide that "Help for this page" opens; without it, the help center. */
  help?: PageHelp;
}
