import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../tokens/scales';
import type { Column } from './types';

const NAMES = ['sm', 'md', 'lg'] as const;

/** Made once: a table asks with each drawing. */
let queries: MediaQueryList[] | undefined;
const allQueries = () => (queries ??= NAMES.map((name) => window.matchMedia(`(min-width: ${breakpoints[name]}px)`)));

const subscribe = (changed: () => void) => {
  for (const each of allQueries()) each.addEventListener('change', changed);
  return () => {
    for (const each of allQueries()) each.removeEventListener('change', changed);
  };
};
const reached = () => NAMES.filter((_, index) => allQueries()[index]?.matches).join(' ');

/** Whether the window is as wide as a breakpoint. */
export function useReached(name: (typeof NAMES)[number]): boolean {
  return useSyncExternalStore(subscribe, reached).split(' ').includes(name);
}

/**
 * How many columns are shown. Columns hide by CSS; only a cell across all of them has to know: one that spans more than there
 * are would add empty columns to a table of fixed layout.
 */
export function useVisibleColumns(columns: readonly Pick<Column<unknown>, 'hideBelow'>[]): number {
  const widths = useSyncExternalStore(subscribe, reached).split(' ');
  return columns.filter(({ hideBelow }) => !hideBelow || widths.includes(hideBelow)).length;
}
