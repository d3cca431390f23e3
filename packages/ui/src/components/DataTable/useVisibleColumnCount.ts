import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../tokens/scales';
import type { Column } from './types';

const NAMES = ['sm', 'md', 'lg'] as const;

/** Created once, because a table reads them in each render. */
let queries: MediaQueryList[] | undefined;
const allQueries = () => (queries ??= NAMES.map((name) => window.matchMedia(`(min-width: ${breakpoints[name]}px)`)));

const subscribe = (changed: () => void) => {
  for (const each of allQueries()) each.addEventListener('change', changed);
  return () => {
    for (const each of allQueries()) each.removeEventListener('change', changed);
  };
};
const reached = () => NAMES.filter((_, index) => allQueries()[index]?.matches).join(' ');

/** Whether the window is at least as wide as a breakpoint. */
export function useBreakpoint(name: (typeof NAMES)[number]): boolean {
  return useSyncExternalStore(subscribe, reached).split(' ').includes(name);
}

/**
 * Counts the visible columns. CSS hides columns; only a cell that spans all of them needs the number: too large a span would
 * add empty columns to a table of fixed layout.
 */
export function useVisibleColumnCount(columns: readonly Pick<Column<unknown>, 'hideBelow'>[]): number {
  const widths = useSyncExternalStore(subscribe, reached).split(' ');
  return columns.filter(({ hideBelow }) => !hideBelow || widths.includes(hideBelow)).length;
}
