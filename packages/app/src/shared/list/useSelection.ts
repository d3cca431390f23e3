import { useState } from 'react';
import { nothingSelected, pruned, type Selection, toggled, withRange } from './model/selection';

/**
 * A list's selection. It lasts over pages, orders and searches, so that items can be gathered from several; "all that match"
 * belongs to its search, and ends with it.
 * @param scope identifies the list's search and filters
 * @param isThere whether an id still exists: others leave the selection
 */
export function useSelection<Id extends string | number>(scope = '', isThere?: (id: Id) => boolean) {
  const [kept, setKept] = useState<{ scope: string; selection: Selection<Id> }>({ scope, selection: nothingSelected() });
  const isHere = kept.scope === scope || kept.selection.mode === 'some';
  const here = isHere ? kept.selection : nothingSelected<Id>();
  const selection = isThere ? pruned(here, isThere) : here;
  const select = (next: Selection<Id>) => setKept({ scope, selection: next });
  return {
    selection,
    select,
    toggle: (id: Id) => select(toggled(selection, id)),
    /** All from the one that was chosen last. @param order of the ids, as they are shown */
    selectTo: (id: Id, order: readonly Id[]) => select(withRange(selection, id, order)),
    clear: () => select(nothingSelected()),
  };
}
