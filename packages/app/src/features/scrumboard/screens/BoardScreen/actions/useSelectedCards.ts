import { useSelection } from '../../../../../shared/list/useSelection';
import type { BoardView } from '../../../model/boardView';

const NONE: ReadonlySet<string> = new Set();

/** The cards that are selected on a board. Those that leave it leave the selection; a range goes over lists in their order. */
export function useSelectedCards(view: BoardView, isThere: (id: string) => boolean) {
  const { selection, toggle, selectTo, clear } = useSelection('', isThere);
  return {
    ids: selection.mode === 'some' ? selection.ids : NONE,
    toggle,
    range: (cardId: string) =>
      selectTo(
        cardId,
        view.lists.flatMap(({ shown }) => shown.map(({ id }) => id)),
      ),
    clear,
  };
}
