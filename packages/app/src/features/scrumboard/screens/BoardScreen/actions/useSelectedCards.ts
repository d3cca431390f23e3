import type { BoardView } from '#features/scrumboard/model/boardView';
import { useSelection } from '#shared/list/useSelection';

const NONE: ReadonlySet<string> = new Set();

/** The selected cards of a board. Cards that leave the board leave the selection; a range spans lists in their order. */
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
