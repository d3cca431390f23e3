import { useState } from 'react';
import type { BoardView } from '../../model/boardView';
import { NOTHING_SELECTED, pruned, toggled, withRange, type CardSelection } from '../../model/selection';

/** The cards that are selected on a board. Those that leave it leave the selection. */
export function useSelectedCards(view: BoardView, isThere: (id: string) => boolean) {
  const [kept, setSelection] = useState<CardSelection>(NOTHING_SELECTED);
  const selection = pruned(kept, isThere);
  return {
    ids: selection.ids,
    toggle: (cardId: string) => setSelection(toggled(selection, cardId)),
    range: (cardId: string) => setSelection(withRange(selection, cardId, view)),
    clear: () => setSelection(NOTHING_SELECTED),
  };
}
