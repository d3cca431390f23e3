import { useState } from 'react';
import { NOTHING_SELECTED, type ProductSelection } from '../../model/selection';

/** What is selected. It lasts over pages and sorting; another search is another list and starts with nothing. */
export function useSelection(search: string): [ProductSelection, (selection: ProductSelection) => void] {
  const [state, setState] = useState({ search, selection: NOTHING_SELECTED });
  const selection = state.search === search ? state.selection : NOTHING_SELECTED;
  return [selection, (next) => setState({ search, selection: next })];
}
