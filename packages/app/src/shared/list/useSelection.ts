import { useState } from 'react';
import { nothingSelected, pruned, type Selection, toggled, withRange } from './model/selection';

/**
 * Selection of a list. It persists over pages, orders and searches, so that items can be collected from several; "all that
 * match" belongs to its search, and ends with it.
 * @param scope identifies the list's search and filters
 * @param isThere whether an id still exists: others are removed from the selection
 */
export function useSelection<Id extends string | number>(scope = '', isThere?: (id: Id) => boolean) {
  const [scopedSelection, setScopedSelection] = useState<{ scope: string; selection: Selection<Id> }>({
    scope,
    selection: nothingSelected(),
  });
  const isHere = scopedSelection.scope === scope || scopedSelection.selection.mode === 'some';
  const here = isHere ? scopedSelection.selection : nothingSelected<Id>();
  const selection = isThere ? pruned(here, isThere) : here;
  const select = (next: Selection<Id>) => setScopedSelection({ scope, selection: next });
  return {
    selection,
    select,
    toggle: (id: Id) => select(toggled(selection, id)),
    /** Selects the range from the item selected last. @param order of the ids, as shown */
    selectTo: (id: Id, order: readonly Id[]) => select(withRange(selection, id, order)),
    clear: () => select(nothingSelected()),
  };
}
