import { logActivity } from '../engine/activityLog';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import type { BoardRecord, CardRecord } from './boardRecords';
import { servedCard } from './boardView';
import { boardCollection, labelCollection, listCollection } from './scrumboard.collections';

export type LogCall = Pick<ProtectedCall, 'user' | 'context'>;

/** Fields of cards and boards whose changes are logged. */
const CARD_FIELDS = ['title', 'description', 'dueDate', 'labels', 'members', 'checklist', 'done'] as const;
const BOARD_FIELDS = ['title', 'description', 'members', 'archived'] as const;

const boardLink = (id: string): string => `/apps/scrumboard/${id}`;
const cardLink = ({ boardId, id }: CardRecord): string => `${boardLink(boardId)}/card/${id}`;

/** Returns the name of a card or board in the audit log, and its link. */
export const namedCard = (card: CardRecord) => ({ name: card.title, link: cardLink(card) });
export const namedBoard = ({ title, id }: Pick<BoardRecord, 'title' | 'id'>) => ({ name: title, link: boardLink(id) });

/** Logs a card that was changed or moved to another list. Its position in a list is not logged. */
export function logCardChange(transaction: Transaction, call: LogCall, before: CardRecord, after: CardRecord): void {
  const of = {
    before: toLoggedCard(transaction, call, before),
    after: toLoggedCard(transaction, call, after),
    fields: CARD_FIELDS,
  };
  logActivity(transaction, call, { ...namedCard(after), event: 'board.cardChanged', of });
  if (before.listId === after.listId) return;
  const titleOf = (listId: string) => transaction.get(listCollection, listId)?.title ?? null;
  const changes = [{ field: 'list', before: titleOf(before.listId), after: titleOf(after.listId) }];
  logActivity(transaction, call, { ...namedCard(after), event: 'board.cardMoved', changes });
}

export function logBoardChange(transaction: Transaction, call: LogCall, before: BoardRecord, after: BoardRecord): void {
  const withMemberNames = (board: BoardRecord) => ({ ...board, members: board.members.map(({ name }) => name) });
  const of = { before: withMemberNames(before), after: withMemberNames(after), fields: BOARD_FIELDS };
  logActivity(transaction, call, { ...namedBoard(after), event: 'board.changed', of });
}

/** Converts a card for the audit log: labels, people and checklist items by their names. */
function toLoggedCard(transaction: Transaction, { context }: LogCall, record: CardRecord) {
  const card = servedCard(transaction, record, context.now());
  const people = transaction.get(boardCollection, card.boardId)?.members ?? [];
  return {
    ...card,
    labels: card.labels.map((id) => transaction.get(labelCollection, id)?.title ?? id),
    members: card.members.map((id) => people.find((person) => person.id === id)?.name ?? id),
    checklist: card.checklist.map(({ title, completed }) => `${completed ? '✓' : '○'} ${title}`),
  };
}
