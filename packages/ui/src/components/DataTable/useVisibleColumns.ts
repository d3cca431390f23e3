import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../tokens/scales';
import type { Column } from './types';

const NAMES = ['sm', 'md', 'lg'] as const;
const query = (name: (typeof NAMES)[number]) => window.matchMedia(`(min-width: ${breakpoints[name]}px)`);

const subscribe = (changed: () => void) => {
  const queries = NAMES.map(query);
  for (const each of queries) each.addEventListener('change', changed);
  return () => {
    for (const each of queries) each.removeEventListener('change', changed);
  };
};
const reached = () => NAMES.filter((name) => query(name).matches).join(' ');

/**
 * How many columns are shown. Columns hide by CSS; only a cell across all of them has to know: one that spans more than there
 * are would add empty columns to a table of fixed layout.
 */
export function useVisibleColumns(columns: readonly Pick<Column<unknown>, 'hideBelow'>[]): number {
  const widths = useSyncExternalStore(subscribe, reached).split(' ');
  return columns.filter(({ hideBelow }) => !hideBelow || widths.includes(hideBelow)).length;
}
