import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  // One `MediaQueryList` per query: the browser parses the query again for each further one.
  const { subscribe, matches } = useMemo(() => watch(query), [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
}

function watch(query: string) {
  let list: MediaQueryList | undefined;
  const read = () => (list ??= window.matchMedia(query));
  return {
    subscribe: (listener: () => void) => {
      read().addEventListener('change', listener);
      return () => read().removeEventListener('change', listener);
    },
    matches: () => read().matches,
  };
}
