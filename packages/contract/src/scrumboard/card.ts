import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Limits of a board's parts. Texts are counted in graphemes, the others in pieces. */
export const BOARD_LIMITS = {
  title: 255,
  cardTitle: 2000,
  description: 10_000,
  labelTitle: 50,
  checklistItem: 255,
  checklist: 200,
  members: 100,
  labels: 50,
  lists: 200,
  moves: 10_000,
  limitReason: 255,
} as const;

/** A whole number over 0; no two in one list have the same (`positions.ts`). */
export const Position = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const flag = v.boolean();

/** Somebody who works on a board. */
export const BoardMember = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
export type BoardMember = v.InferOutput<typeof BoardMember>;

export const ChecklistItem = v.object({ id: Id, title: v.pipe(v.string(), atMost(BOARD_LIMITS.checklistItem)), completed: flag });
export type ChecklistItem = v.InferOutput<typeof ChecklistItem>;

const entries = {
  boardId: Id,
  listId: Id,
  position: Position,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(BOARD_LIMITS.cardTitle)),
  description: v.pipe(v.string(), atMost(BOARD_LIMITS.description)),
  /** Ids of labels of the board. */
  labels: v.pipe(v.array(Id), v.maxLength(BOARD_LIMITS.labels)),
  /** A day as ISO 8601, such as `2026-03-20`; `null`: none. */
  dueDate: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Ids of members of the board. */
  members: v.pipe(v.array(Id), v.maxLength(BOARD_LIMITS.members)),
  checklist: v.pipe(v.array(ChecklistItem), v.maxLength(BOARD_LIMITS.checklist)),
  /** Own path or `data:` URL of a raster picture; `null`: none. */
  cover: v.nullable(v.pipe(v.string(), v.maxLength(2_000_000))),
  /** The work is done: it is not late any more. An addition of ours. */
  done: v.optional(flag),
  /** Why it came into a list whose limit blocks; it goes when the card leaves the list. An addition of ours. */
  limitReason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), atMost(BOARD_LIMITS.limitReason)))),
  /** When it was last changed, moves apart; an update that carries another one is a 409. */
  updatedAt: Instant,
};

/** One piece of work. Members, checklist and cover are additions of ours. */
export const Card = v.object({ id: Id, ...entries });
export type Card = v.InferOutput<typeof Card>;

const { boardId, listId, title, position, updatedAt: _updatedAt, ...details } = entries;

/** Without a position it comes last. The id of a deleted card brings it back as it was. */
export const CreateCardBody = v.object({
  card: v.object({ id: v.optional(Id), boardId, listId, title, ...v.partial(v.object({ position, ...details })).entries }),
});
/**
 * Another `listId` moves the card, to another board if the list is there; what it has of the old board's labels and members stays behind.
 * Into a full list that blocks it comes with a `limitReason` only: without one it is a 400.
 */
export const UpdateCardBody = v.object({ id: Id, card: v.partial(v.object(entries)) });
/** The list that a card was seen in, and its place there: where it stands elsewhere by now it is a 409, as a move leaves no version. */
const seen = v.optional(v.object({ listId: Id, position: v.optional(Position) }));
const move = v.object({ id: Id, listId: v.optional(Id), position: Position, limitReason: entries.limitReason, seen });
/** Places of cards, in one act. Where two would share a position, the list is renumbered; the answer holds every card that moved. */
export const MoveCardsBody = v.object({ cards: v.pipe(v.array(move), v.minLength(1), v.maxLength(BOARD_LIMITS.moves)) });
/** Changes of several cards in one act: all or none. */
export const UpdateCardsBody = v.object({
  cards: v.pipe(
    v.array(v.object({ id: Id, ...v.partial(v.object(entries)).entries, seen })),
    v.minLength(1),
    v.maxLength(BOARD_LIMITS.moves),
  ),
});
