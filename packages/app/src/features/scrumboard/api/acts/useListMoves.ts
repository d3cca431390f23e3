import { inOrder, type BoardList } from '@stockroom/contract';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { withListChanges, withLists, withoutList } from '../../model/boardData';
import { listPlaces, placeAll } from '../../model/moves';
import { NOTHING, type WriteResult } from '../writing/boardWriter';
import { type ListPatch, updateLists } from '../calls/updateLists';
import { type BoardAct, useBoardAct } from './useBoardAct';
import { useOtherBoard } from './useOtherBoard';

type Change = { id: string } & ListPatch;

/** Where a list comes to stand: perhaps on another board. */
export interface ListDestination {
  boardId: string;
  /** From 0 among the lists that stand there. */
  index: number;
}

/** Where lists of a board can be moved to. */
export function useListMoves(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { act, current, refuse } = useBoardAct(boardId);
  const otherBoard = useOtherBoard();

  const place = (places: readonly Change[], words: Pick<BoardAct<BoardList[]>, 'done' | 'failure' | 'undo' | 'back' | 'moves'>) =>
    act({
      apply: (data) => withListChanges(data, places),
      call: updateLists(places),
      settle: (data, lists) => withLists(data, lists),
      ...words,
    });

  /** Puts a list to a place among the lists of the board, from 0. The same place is no request. */
  async function moveList(listId: string, index: number): Promise<WriteResult> {
    const data = current();
    const list = data?.lists.find(({ id }) => id === listId);
    const places = data && list ? listPlaces(data, listId, index) : [];
    if (!data || !list || places.length === 0) return NOTHING;
    const moved = new Set(places.map(({ id }) => id));
    const before = data.lists.filter(({ id }) => moved.has(id)).map(({ id, position }) => ({ id, position }));
    const failure = t('actions.failed.moveList', { list: list.title });
    return place(places, {
      done: t('actions.listMoved', { list: list.title, place: index + 1, total: data.lists.length }),
      failure,
      undo: () => place(before, { failure, moves: [listId] }),
      back: { item: { kind: 'list', id: listId }, said: t('actions.listMovedBack', { list: list.title }) },
      moves: [listId],
    });
  }

  /** Puts a list with its cards to a place on another board. Labels and members that the other board has not stay behind. */
  async function moveListToBoard(listId: string, { boardId: other, index }: ListDestination): Promise<WriteResult> {
    const { board: there, error } = await otherBoard.read(other);
    const list = current()?.lists.find(({ id }) => id === listId);
    if (!list) return NOTHING;
    const failure = t('actions.failed.moveList', { list: list.title });
    const gone = t('actions.goneOrPlace');
    const retry = () => moveListToBoard(listId, { boardId: other, index });
    if (!there) return refuse(failure, error, retry, gone);
    const places = placeAll(inOrder(there.lists), [listId], index);
    const home: Change = { id: listId, boardId, position: list.position };
    return act<BoardList[]>({
      apply: (data) => withoutList(data, listId),
      ...otherBoard.writing(other, updateLists(places.map((each) => (each.id === listId ? { ...each, boardId: other } : each)))),
      done: t('actions.listMovedToBoard', { list: list.title, board: there.board.title }),
      failure,
      gone,
      undo: () => act({ apply: (data) => data, ...otherBoard.writing(other, updateLists([home])), refetch: true, failure }),
      back: { item: { kind: 'list', id: listId } },
      moves: [listId],
      retry,
    });
  }

  return { moveList, moveListToBoard };
}
