import { appPaths } from '#shared/routing/appPaths';

/** Route patterns of the guides. */
export const guidesRoutePaths = {
  root: '/docs/guides',
  guide: '/docs/guides/:category/:guide',
  /** A tour of Stockroom in a few pictures: `?stop=ledger`. */
  tour: appPaths.tour,
} as const;
