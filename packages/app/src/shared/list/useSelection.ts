import { useState } from 'react';
import { nothingSelected, pruned, type Selection, toggled, withRange } from './model/selection';

/**
 * What of a list is selected. It lasts over pages, orders and searches, so that things can be gathered from several; "all that match" is
 * of the search it was said of, and ends with it.
 * @param scope what the list is searched and filtered by
 * @param isThere what is gone leaves the selection
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
