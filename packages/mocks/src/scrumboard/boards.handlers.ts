import {
  Board,
  BoardMember,
  BoardSummary,
  BoardTrash,
  CreateBoardBody,
  Done,
  EmptyBoardTrashBody,
  scrumboardEndpoints,
  UpdateBoardBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { badRequest, conflict, notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { isUnchanged } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { assignablePeople } from '../user/people.seed';
import { namedBoard, logBoardChange } from './boardActivity';
import type { BoardRecord } from './boardRecords';
import {
  boardOf,
  cardsOf,
  copiedChecklist,
  labelsOf,
  listsOf,
  servedBoard,
  servedCard,
  servedList,
  wholeBoard,
} from './boardView';
import { boardCollection, boardCollections, cardCollection, labelCollection, listCollection } from './scrumboard.collections';
import { buildBoard } from './scrumboard.factory';

const FIELDS = [
  'title',
  'description',
  'icon',
  'members',
  'archived',
  'background',
] as const satisfies readonly (keyof BoardRecord)[];

/** Routes of boards, their possible members, and their trash. */
export function boardRoutes(): readonly Route[] {
  return [
    route('GET', scrumboardEndpoints.boards, v.array(BoardSummary), async ({ context }) => {
      const view = await context.store.read(boardCollections);
      return [...view.values(boardCollection)]
        .filter(({ deletedAt }) => !deletedAt)
        .map((board) => servedBoard(board, context.now()));
    }),
    route('GET', scrumboardEndpoints.members, v.array(BoardMember), async () => assignablePeople),
    route('GET', scrumboardEndpoints.board, Board, async ({ url, context }) => {
      const view = await context.store.read(boardCollections);
      return wholeBoard(view, boardOf(view, idOf(url)), context.now());
    }),
    route('POST', scrumboardEndpoints.board, Board, createBoard),
    route('PATCH', scrumboardEndpoints.board, BoardSummary, async (call) => {
      const { body, context } = call;
      const { id, board, seen } = await body(UpdateBoardBody);
      return context.store.write(boardCollections, (transaction) => {
        const lastActivity = new Date(context.now()).toISOString();
        const current = boardOf(transaction, id);
        const served = servedBoard(current, context.now());
        if (!isUnchanged(seen, served)) throw conflict(served);
        const merged = { ...mergeKnown(current, board, FIELDS), lastActivity };
        transaction.put(boardCollection, merged);
        logBoardChange(transaction, call, current, merged);
        return servedBoard(merged, context.now());
      });
    }),
    route('DELETE', scrumboardEndpoints.board, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      return context.store.write(boardCollections, (transaction) => {
        const board = boardOf(transaction, id);
        logActivity(transaction, call, { event: 'board.deleted', name: board.title, record: namedBoard(board).link });
        transaction.put(boardCollection, { ...board, deletedAt: new Date(context.now()).toISOString() });
        return true;
      });
    }),
    route('GET', scrumboardEndpoints.trash, BoardTrash, trash),
    route('DELETE', scrumboardEndpoints.trash, Done, emptyTrash),
  ];
}

/** Creates a board, copies one, or restores a deleted one. */
async function createBoard(call: ProtectedCall): Promise<Board> {
  const { context } = call;
  const { board: given, copyOf } = await call.body(CreateBoardBody);
  return context.store.write(boardCollections, (transaction) => {
    const now = context.now();
    const known = given.id === undefined ? undefined : transaction.get(boardCollection, given.id);
    if (known && !known.deletedAt) throw conflict(servedBoard(known, now));
    const original = copyOf === undefined ? undefined : transaction.get(boardCollection, copyOf);
    if (copyOf !== undefined && (!original || original.deletedAt)) throw badRequest({ path: 'copyOf', message: 'is no board' });
    const lastActivity = new Date(now).toISOString();
    const { deletedAt: _deletedAt, ...base } = known ?? original ?? buildBoard();
    const id = known?.id ?? given.id ?? context.newId();
    const made = { ...(known ? base : mergeKnown(base, given, FIELDS)), id, lastActivity };
    transaction.put(boardCollection, made);
    logActivity(transaction, call, { ...namedBoard(made), event: known ? 'board.restored' : 'board.created' });
    if (!known && original) copyContents(transaction, call, original.id, id);
    return wholeBoard(transaction, made, now);
  });
}

function copyContents(transaction: Transaction, call: ProtectedCall, from: string, boardId: string): void {
  const { context } = call;
  const labels = new Map(labelsOf(transaction, from).map((label) => [label.id, { ...label, id: context.newId(), boardId }]));
  for (const label of labels.values()) transaction.put(labelCollection, label);
  for (const list of listsOf(transaction, from)) {
    const listId = context.newId();
    const cards = cardsOf(transaction, list.id);
    transaction.put(listCollection, { ...list, id: listId, boardId });
    for (const card of cards) {
      transaction.put(cardCollection, {
        ...card,
        id: context.newId(),
        boardId,
        listId,
        labels: card.labels.flatMap((label) => labels.get(label)?.id ?? []),
        checklist: copiedChecklist(card.checklist, call),
      });
    }
  }
}

/**
 * Deletes a list or card in the trash permanently, several of them, or all of a board. Records outside the trash are left
 * alone.
 */
async function emptyTrash({ url, body, context }: ProtectedCall): Promise<true> {
  const boardId = idOf(url, 'boardId');
  const id = url.searchParams.get('id');
  const { ids } = await body(EmptyBoardTrashBody);
  const wanted = id === null ? ids : [id];
  return context.store.write(boardCollections, (transaction) => {
    boardOf(transaction, boardId);
    const isMeant = (record: { id: string; boardId: string; deletedAt?: string }) =>
      record.boardId === boardId && record.deletedAt !== undefined && (wanted?.includes(record.id) ?? true);
    const lists = [...transaction.values(listCollection)].filter(isMeant);
    const cards = [...transaction.values(cardCollection)].filter(isMeant);
    if (id !== null && lists.length + cards.length === 0) throw notFound();
    const gone = new Set(lists.map((list) => list.id));
    // Cards deleted with a list are removed with it; a card deleted by itself stays in the trash.
    const within = [...transaction.values(cardCollection)].filter((card) => gone.has(card.listId) && !card.deletedAt);
    for (const list of lists) transaction.delete(listCollection, list.id);
    for (const card of [...cards, ...within]) transaction.delete(cardCollection, card.id);
    return true;
  });
}

async function trash({ url, context }: ProtectedCall): Promise<BoardTrash> {
  const boardId = idOf(url, 'boardId');
  const view = await context.store.read(boardCollections);
  boardOf(view, boardId);
  const lastFirst = (a: { deletedAt: string }, b: { deletedAt: string }) => (a.deletedAt < b.deletedAt ? 1 : -1);
  const lists = [...view.values(listCollection)].flatMap((list) =>
    list.boardId === boardId && list.deletedAt
      ? [{ ...servedList(list), deletedAt: list.deletedAt, cardCount: cardsOf(view, list.id).length }]
      : [],
  );
  const cards = [...view.values(cardCollection)].flatMap((card) =>
    card.boardId === boardId && card.deletedAt ? [{ ...servedCard(view, card, context.now()), deletedAt: card.deletedAt }] : [],
  );
  return { lists: lists.toSorted(lastFirst), cards: cards.toSorted(lastFirst) };
}
