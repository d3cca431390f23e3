import { use, useEffect } from 'react';
import { type Location, ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { returnTo } from '../../shared/routing/returnTo';
import { storageKeys } from '../../shared/storage/storageKeys';

/**
 * Where the page is scrolled to: at its top when it is new, where it was after Back, Forward or a reload. The router scrolls once, which
 * ends too high in a page whose list is still on its way: the rest is scrolled as the page grows.
 */
export function PageScroll() {
  const wanted = use(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  const location = useLocation();
  useEffect(() => (typeof wanted === 'number' ? returnTo(document.documentElement, wanted).stop : undefined), [wanted, location]);
  return <ScrollRestoration storageKey={storageKeys.scroll} getKey={placeOf} />;
}

/** The router gives all pages that were opened by their address one key: each has its own place. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
