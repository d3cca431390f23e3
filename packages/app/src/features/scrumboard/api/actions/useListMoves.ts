import { sortByPosition, type BoardList, type Positioned } from '@stockroom/contract';
import { withListChanges, withLists, withoutList } from '#features/scrumboard/model/boardData';
import { computeListMoves, computePositions } from '#features/scrumboard/model/moves';
import { useTranslation } from '#shared/i18n/useTranslation';
import { updateLists } from '../calls/updateLists';
import { NOTHING_TO_DO, type WriteResult } from '../writing/boardWriter';
import { trackPositions } from '../writing/trackPositions';
import { type BoardAction, useBoardAction } from './useBoardAction';
import { useOtherBoard } from './useOtherBoard';

/** Destination of a list, possibly on another board. */
export interface ListDestination {
  boardId: string;
  /** Index among the lists of the board, from 0. */
  index: number;
}

/** Moves of lists, within a board and to other boards. */
export function useListMoves(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { run, current, refuse } = useBoardAction(boardId);
  const otherBoard = useOtherBoard();

  const place = (
    places: readonly Positioned[],
    actionOptions: Partial<BoardAction<BoardList[]>> & Pick<BoardAction<BoardList[]>, 'failure'>,
  ) =>
    run({
      apply: (data) => withListChanges(data, places),
      call: updateLists(places),
      conflictMessage: t('actions.changedMeanwhile'),
      settle: (data, lists) => withLists(data, lists),
      ...actionOptions,
    });

  /** Moves a list to an index among the lists of the board, from 0. An unchanged index sends no request. */
  async function moveList(listId: string, index: number): Promise<WriteResult> {
    const data = current();
    const list = data?.lists.find(({ id }) => id === listId);
    const places = data && list ? computeListMoves(data, listId, index) : [];
    if (!data || !list || places.length === 0) return NOTHING_TO_DO;
    const moved = new Set(places.map(({ id }) => id));
    const home = data.lists.filter(({ id }) => moved.has(id)).map(({ id, position }) => ({ id, position }));
    const failure = t('actions.failed.moveList', { list: list.title });
    const left = trackPositions<Positioned>(places);
    return place(places, {
      done: t('actions.listMoved', { list: list.title, place: index + 1, total: data.lists.length }),
      failure,
      settle(now, lists) {
        left.answered(lists);
        return withLists(now, lists);
      },
      // Skipped where somebody else has moved a list since; Retry moves it all the same.
      undo: () =>
        place(home, {
          ...left.backBy((seen) => updateLists(home.map((each) => ({ ...each, ...seenAt(seen.get(each.id)) })))),
          failure,
          moves: [listId],
          retry: () => moveList(listId, data.lists.indexOf(list)),
        }),
      back: { item: { kind: 'list', id: listId }, announcement: t('actions.listMovedBack', { list: list.title }) },
      moves: [listId],
    });
  }

  /** Moves a list with its cards to another board. Labels and members that the other board lacks are removed. */
  async function moveListToBoard(listId: string, { boardId: other, index }: ListDestination): Promise<WriteResult> {
    const { board: there, error } = await otherBoard.read(other);
    const list = current()?.lists.find(({ id }) => id === listId);
    if (!list) return NOTHING_TO_DO;
    const failure = t('actions.failed.moveList', { list: list.title });
    const gone = t('actions.goneOrPlace');
    const retry = () => moveListToBoard(listId, { boardId: other, index });
    if (!there) return refuse(failure, error, retry, gone);
    const places = computePositions(sortByPosition(there.lists), [listId], index);
    const home = { id: listId, boardId, position: list.position };
    const bring = (back: Parameters<typeof updateLists>[0]): Promise<WriteResult> =>
      run({
        apply: (data) => data,
        ...otherBoard.writing(other, updateLists(back)),
        refetch: true,
        failure,
        conflictMessage: t('actions.changedMeanwhile'),
        retry: () => bring([home]),
      });
    return run<BoardList[]>({
      apply: (data) => withoutList(data, listId),
      ...otherBoard.writing(other, updateLists(places.map((each) => (each.id === listId ? { ...each, boardId: other } : each)))),
      done: t('actions.listMovedToBoard', { list: list.title, board: there.board.title }),
      failure,
      deletedMessage: gone,
      // Skipped where somebody else has moved the list since; Retry moves it all the same.
      undo: () => bring([{ ...home, seen: { boardId: other } }]),
      back: { item: { kind: 'list', id: listId } },
      moves: [listId],
      retry,
    });
  }

  return { moveList, moveListToBoard };
}

const seenAt = (place: Positioned | undefined) => place && { seen: { position: place.position } };
