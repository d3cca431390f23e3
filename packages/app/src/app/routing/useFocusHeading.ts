import { useEffect, useRef } from 'react';
import { useMatches, useNavigation } from 'react-router-dom';
import type { RouteHandle } from '#shared/routing/routeHandle';

/**
 * Moves the focus to the page's `h1` after a navigation to another path, so that a screen reader announces the page and Tab
 * continues from there. Skips the first page, where the browser's own order applies, pages that set the focus themselves, and
 * overlays, whose focus returns to its origin.
 */
export function useFocusHeading(): void {
  const matches = useMatches();
  const page = matches.findLast(({ handle }) => !(handle as RouteHandle | undefined)?.isOverlay);
  const pathname = page?.pathname;
  const { state } = useNavigation();
  const before = useRef(pathname);

  useEffect(() => {
    if (state !== 'idle' || before.current === pathname) return;
    before.current = pathname;
    return onHeading((heading) => {
      // `main` itself keeps the focus of a removed message.
      if (document.activeElement?.matches('main *')) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, state]);
}

/** Calls back with the page's heading, now or when it appears: a page may show a skeleton first. */
function onHeading(found: (heading: HTMLElement) => void): () => void {
  const findHeading = () => document.querySelector<HTMLElement>('h1');
  const heading = findHeading();
  if (heading) {
    found(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = findHeading();
    if (!late) return;
    observer.disconnect();
    found(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
