import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  // One list for each query: the browser reads the query anew for every other.
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
