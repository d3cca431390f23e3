import { use, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { restoreScroll } from '#shared/routing/restoreScroll';

/**
 * Restores a page's scroll position after Back, Forward or a reload. The router scrolls only once, which ends too high while
 * the page's list is still loading: the rest is scrolled as the page grows. Renders nothing.
 */
export function RestoreScroll() {
  const wanted = use(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  const location = useLocation();
  useEffect(
    () => (typeof wanted === 'number' ? restoreScroll(document.documentElement, wanted).stop : undefined),
    [wanted, location],
  );
  return null;
}
