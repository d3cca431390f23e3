import { BoardList, type Card, POSITION_STEP } from '@stockroom/contract';
import { withCards, withListChanges, withLists, withoutList } from '#features/scrumboard/model/boardData';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { IdempotencyKey } from '#shared/query/useIdempotentCreate';
import { createList } from '../calls/createList';
import { deleteList } from '../calls/deleteList';
import { type ListPatch, updateLists } from '../calls/updateLists';
import { NOTHING_TO_DO, type WriteResult } from '../writing/boardWriter';
import { revertWrite } from '../writing/revertWrite';
import { type BoardAction, useBoardAction } from './useBoardAction';

type Change = { id: string } & ListPatch;

/** Actions for the lists of a board. */
export function useListActions(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { run, current } = useBoardAction(boardId);
  const listOf = (id: string) => current()?.lists.find((list) => list.id === id);

  const change = (
    changes: readonly Change[],
    actionOptions: Pick<BoardAction<BoardList[]>, 'done' | 'failure' | 'undo' | 'back'>,
  ) =>
    run({
      apply: (data) => withListChanges(data, changes),
      call: updateLists(changes),
      settle: (data, lists) => withLists(data, lists),
      ...actionOptions,
    });

  /** Reverts a list to its earlier values, except fields that others have changed since. */
  const changeBack = (list: BoardList, patch: ListPatch, failure: string) =>
    run({
      ...revertWrite<BoardList>(list, patch, {
        find: (data) => data.lists.find(({ id }) => id === list.id),
        put: (data, now) => withLists(data, [now]),
        send: (back, seen) => updateLists([{ id: list.id, ...back, seen }]),
        schema: BoardList,
      }),
      failure,
    });

  async function addList(title: string, id: IdempotencyKey): Promise<WriteResult> {
    const position = (current()?.lists.at(-1)?.position ?? 0) + POSITION_STEP;
    const list: BoardList = { id, boardId, position, title: title.trim(), wip: { limit: 5, mode: 'none' } };
    return run({
      apply: (data) => withLists(data, [list]),
      call: createList(list),
      settle: (data, made) => withLists(data, [made]),
      done: t('actions.listAdded', { list: list.title }),
      isVisible: true,
      failure: t('actions.failed.addList', { list: list.title }),
      undo: () => removeList(list.id, { quiet: true }),
    });
  }

  async function removeList(listId: string, { quiet = false } = {}): Promise<WriteResult> {
    const list = listOf(listId);
    if (!list) return NOTHING_TO_DO;
    const cards = [...(current()?.cards.values() ?? [])].filter((card) => card.listId === listId);
    return run({
      apply: (data) => withoutList(data, listId),
      call: deleteList(listId),
      failure: t('actions.failed.removeList', { list: list.title }),
      ...(!quiet && {
        done: t('actions.listRemoved', { list: list.title }),
        undo: () => putBack(list, cards),
        back: { item: { kind: 'list', id: listId }, announcement: t('actions.listRestored', { list: list.title }) },
      }),
    });
  }

  /** Undoes a deletion: list and cards reappear at once. */
  const putBack = (list: BoardList, cards: readonly Card[]) =>
    run({
      apply: (data) => withCards(withLists(data, [list]), cards),
      call: createList({ id: list.id, title: list.title, boardId }),
      refetch: true,
      failure: t('actions.failed.restoreList', { list: list.title }),
    });

  /** Restores a deleted list with its cards. */
  async function restoreList(list: Pick<BoardList, 'id' | 'title'>): Promise<WriteResult> {
    return run({
      apply: (data) => data,
      call: createList({ id: list.id, title: list.title, boardId }),
      refetch: true,
      done: t('actions.listRestored', { list: list.title }),
      failure: t('actions.failed.restoreList', { list: list.title }),
      undo: () => removeList(list.id, { quiet: true }),
    });
  }

  return {
    /** Adds a list after the last one. */
    addList,
    removeList,
    restoreList,
    /** Renames a list. Only spaces or an unchanged title send no request. */
    async renameList(listId: string, title: string): Promise<WriteResult> {
      const list = listOf(listId);
      const wanted = title.trim();
      if (!list || wanted === '' || wanted === list.title) return NOTHING_TO_DO;
      const failure = t('actions.failed.renameList', { list: list.title });
      return change([{ id: listId, title: wanted }], {
        done: t('actions.listRenamed', { from: list.title, to: wanted }),
        failure,
        undo: () => changeBack(list, { title: wanted }, failure),
        back: { item: { kind: 'list', id: listId }, announcement: t('actions.listRenamed', { from: wanted, to: list.title }) },
      });
    },
    /** Marks the cards of a list as done, or not. */
    async setListDone(listId: string, done: boolean): Promise<WriteResult> {
      const list = listOf(listId);
      if (!list) return NOTHING_TO_DO;
      const failure = t('actions.failed.changeList', { list: list.title });
      return change([{ id: listId, done }], {
        done: t(done ? 'actions.listDone' : 'actions.listNotDone', { list: list.title }),
        failure,
        undo: () => changeBack({ ...list, done: !done }, { done }, failure),
        back: { item: { kind: 'list', id: listId } },
      });
    },
    /** Changes a list's limit, or the rule for exceeding it. */
    async limitList(listId: string, changes: Partial<BoardList['wip']>): Promise<WriteResult> {
      const list = listOf(listId);
      if (!list) return NOTHING_TO_DO;
      const wip = { ...list.wip, ...changes };
      const failure = t('actions.failed.limitList', { list: list.title });
      return change([{ id: listId, wip }], {
        done: t('actions.listLimited', { list: list.title }),
        failure,
        undo: () => changeBack(list, { wip }, failure),
        back: { item: { kind: 'list', id: listId } },
      });
    },
  };
}
