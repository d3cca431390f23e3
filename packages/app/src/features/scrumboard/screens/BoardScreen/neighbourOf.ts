import type { Direction } from '#features/scrumboard/drag/dragPlaces';
import type { BoardView } from '#features/scrumboard/model/boardView';

/** The shown card in the direction of a key; skips empty lists. `null` where there is none. */
export function neighbourOf(
  view: BoardView,
  cardId: string,
  direction: Direction,
): { listId: string; id: string; index: number } | null {
  const at = view.lists.findIndex(({ shown }) => shown.some(({ id }) => id === cardId));
  const here = view.lists[at];
  if (!here) return null;
  const index = here.shown.findIndex(({ id }) => id === cardId);
  const last = here.shown.length - 1;
  const indexByDirection = { up: index - 1, down: index + 1, first: 0, last, left: index, right: index };
  const lists = {
    left: view.lists.slice(0, at).toReversed(),
    right: view.lists.slice(at + 1),
  };
  const target = direction === 'left' || direction === 'right' ? lists[direction].find(({ shown }) => shown.length > 0) : here;
  if (!target) return null;
  const place = Math.min(indexByDirection[direction], target.shown.length - 1);
  const card = target.shown[place];
  return card && card.id !== cardId ? { listId: target.list.id, id: card.id, index: place } : null;
}
