import { CreateBoardBody, scrumboardPaths, UpdateBoardBody, type Board, type BoardTrash } from '@stockroom/contract';
import { badRequest, conflict } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
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
import { people } from './members.seed';
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

/** Boards, who can work on them, and what was deleted of them (contract, "Scrumboard"). */
export function boardRoutes(): readonly Route[] {
  return [
    route('GET', scrumboardPaths.boards, async ({ context }) => {
      const view = await context.store.read(boardCollections);
      return [...view.values(boardCollection)]
        .filter(({ deletedAt }) => !deletedAt)
        .map((board) => servedBoard(board, context.now()));
    }),
    route('GET', scrumboardPaths.members, async () => people),
    route('GET', scrumboardPaths.board, async ({ url, context }) => {
      const view = await context.store.read(boardCollections);
      return wholeBoard(view, boardOf(view, idOf(url)), context.now());
    }),
    route('POST', scrumboardPaths.board, createBoard),
    route('PATCH', scrumboardPaths.board, async ({ body, context }) => {
      const { id, board } = await body(UpdateBoardBody);
      return context.store.write(boardCollections, (transaction) => {
        const lastActivity = new Date(context.now()).toISOString();
        const merged = { ...mergeKnown(boardOf(transaction, id), board, FIELDS), lastActivity };
        transaction.put(boardCollection, merged);
        return servedBoard(merged, context.now());
      });
    }),
    route('DELETE', scrumboardPaths.board, async ({ url, context }) => {
      const id = idOf(url);
      return context.store.write(boardCollections, (transaction) => {
        transaction.put(boardCollection, { ...boardOf(transaction, id), deletedAt: new Date(context.now()).toISOString() });
        return true;
      });
    }),
    route('GET', scrumboardPaths.trash, trash),
  ];
}

/** A new board, a copy of one, or one that was deleted and comes back. */
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
