import {
  BOARD_LIMITS,
  BoardList,
  CreateListBody,
  Done,
  scrumboardEndpoints,
  UpdateListBody,
  UpdateListsBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { badRequest, conflict } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { isUnchanged } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { namedBoard } from './boardActivity';
import type { ListRecord } from './boardRecords';
import { boardOf, listOf, listsOf, servedList, touch } from './boardView';
import { lastPosition, renumberPositions } from './renumberPositions';
import { boardCollections, cardCollection, listCollection } from './scrumboard.collections';
import { buildList } from './scrumboard.factory';

const FIELDS = ['boardId', 'title', 'position', 'wip', 'done'] as const satisfies readonly (keyof ListRecord)[];

/** Routes of a board's lists. */
export function listRoutes(): readonly Route[] {
  return [
    route('POST', scrumboardEndpoints.list, BoardList, createList),
    route('PATCH', scrumboardEndpoints.list, BoardList, async ({ body, context }) => {
      const { list } = await body(UpdateListBody);
      return context.store.write(boardCollections, (transaction) => {
        change(transaction, [list], context.now());
        return servedList(listOf(transaction, list.id));
      });
    }),
    route('PATCH', scrumboardEndpoints.lists, v.array(BoardList), async ({ body, context }) => {
      const { lists } = await body(UpdateListsBody);
      return context.store.write(boardCollections, (transaction) => change(transaction, lists, context.now()));
    }),
    // The list's cards are deleted and restored with it.
    route('DELETE', scrumboardEndpoints.list, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      return context.store.write(boardCollections, (transaction) => {
        const list = listOf(transaction, id);
        transaction.put(listCollection, { ...list, deletedAt: new Date(context.now()).toISOString() });
        touch(transaction, list.boardId, context.now());
        logActivity(transaction, call, { ...namedList(list), event: 'board.listDeleted' });
        return true;
      });
    }),
  ];
}

async function createList(call: ProtectedCall): Promise<BoardList> {
  const { body, context } = call;
  const { list: given } = await body(CreateListBody);
  return context.store.write(boardCollections, (transaction) => {
    boardOf(transaction, given.boardId);
    const known = given.id === undefined ? undefined : transaction.get(listCollection, given.id);
    if (known && (!known.deletedAt || known.boardId !== given.boardId)) throw conflict(servedList(known));
    const others = listsWithRoom(transaction, given.boardId);
    const { deletedAt: _deletedAt, ...base } =
      known ?? buildList({ ...given, id: given.id ?? context.newId(), position: given.position ?? lastPosition(others) });
    transaction.put(listCollection, base);
    settleLists(transaction, base.boardId, new Set([base.id]));
    touch(transaction, base.boardId, context.now());
    logActivity(transaction, call, { ...namedList(base), event: 'board.listCreated' });
    return servedList(listOf(transaction, base.id));
  });
}

/** Returns the name and link of a list. It has no page of its own: the log links to its board. */
const namedList = ({ title, boardId: id }: ListRecord) => namedBoard({ title, id });

type ListChange = Partial<BoardList> & Pick<BoardList, 'id'> & { seen?: Partial<BoardList> | undefined };

/** Changes lists and keeps their positions distinct. Returns the given lists and all others that had to move. */
function change(transaction: Transaction, lists: readonly ListChange[], now: number): BoardList[] {
  const moved = new Set(lists.map(({ id }) => id));
  const boards = new Set<string>();
  for (const list of lists) {
    const current = listOf(transaction, list.id);
    if (!isUnchanged(list.seen, servedList(current))) throw conflict(servedList(current));
    boards.add(current.boardId);
    if (list.boardId !== undefined && list.boardId !== current.boardId) {
      const position = lastPosition(listsWithRoom(transaction, list.boardId));
      transaction.put(listCollection, mergeKnown({ ...current, position }, list, FIELDS));
      for (const card of transaction.values(cardCollection)) {
        if (card.listId === list.id) transaction.put(cardCollection, { ...card, boardId: list.boardId });
      }
      boards.add(list.boardId);
    } else {
      transaction.put(listCollection, mergeKnown(current, list, FIELDS));
    }
  }
  const changedIds = new Set(moved);
  for (const boardId of boards) {
    for (const id of settleLists(transaction, boardId, moved)) changedIds.add(id);
    touch(transaction, boardId, now);
  }
  return [...changedIds].map((id) => servedList(listOf(transaction, id)));
}

/** Returns the lists of a board that has room for one more. @throws Refusal 404 for an unknown board, 400 for a full one */
function listsWithRoom(transaction: Transaction, boardId: string): ListRecord[] {
  boardOf(transaction, boardId);
  const lists = listsOf(transaction, boardId);
  if (lists.length >= BOARD_LIMITS.lists) {
    throw badRequest({ path: 'list.boardId', message: `has ${lists.length} lists already` });
  }
  return lists;
}

function settleLists(transaction: Transaction, boardId: string, moved: ReadonlySet<string>): string[] {
  const renumbered = renumberPositions(listsOf(transaction, boardId), moved);
  for (const list of renumbered) transaction.put(listCollection, list);
  return renumbered.map(({ id }) => id);
}
