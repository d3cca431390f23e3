import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Limits of a board's parts. Texts are counted in graphemes, the others in items. */
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

/** A whole number over 0, unique within a list (`positions.ts`). */
export const Position = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const flag = v.boolean();

/** A member of a board. */
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
  /** A day in ISO 8601, such as `2026-03-20`; `null`: no due date. */
  dueDate: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Ids of members of the board. */
  members: v.pipe(v.array(Id), v.maxLength(BOARD_LIMITS.members)),
  checklist: v.pipe(v.array(ChecklistItem), v.maxLength(BOARD_LIMITS.checklist)),
  /** Own path or `data:` URL of a raster picture; `null`: no cover. */
  cover: v.nullable(v.pipe(v.string(), v.maxLength(2_000_000))),
  /** Whether the work is done, so that the card is not overdue any more. Not in the specification. */
  done: v.optional(flag),
  /** Reason for adding it to a list whose limit blocks; cleared when the card leaves the list. Not in the specification. */
  limitReason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), atMost(BOARD_LIMITS.limitReason)))),
  /** Time of the last change, except for moves; an update that carries another one is a 409. */
  updatedAt: Instant,
};

/** A work item. Members, checklist and cover are not in the specification. */
export const Card = v.object({ id: Id, ...entries });
export type Card = v.InferOutput<typeof Card>;

const { boardId, listId, title, position, updatedAt: _updatedAt, ...details } = entries;

/** A new card, appended if it has no position. The id of a deleted card restores it as it was. */
export const CreateCardBody = v.object({
  card: v.object({ id: v.optional(Id), boardId, listId, title, ...v.partial(v.object({ position, ...details })).entries }),
});
/**
 * A card's changes. Another `listId` moves the card, also to another board if the list is there; labels and members of the old
 * board are left behind. A full list that blocks accepts it only with a `limitReason`: without a reason the answer is a 400.
 */
export const UpdateCardBody = v.object({ id: Id, card: v.partial(v.object(entries)) });
/**
 * The card's list and position known to the caller: if the card is elsewhere, the answer is a 409, as a move does not change
 * the version.
 */
const seen = v.optional(v.object({ listId: Id, position: v.optional(Position) }));
const move = v.object({ id: Id, listId: v.optional(Id), position: Position, limitReason: entries.limitReason, seen });
/**
 * Moves several cards at once. If two would share a position, the list is renumbered; the answer holds every card that moved.
 */
export const MoveCardsBody = v.object({ cards: v.pipe(v.array(move), v.minLength(1), v.maxLength(BOARD_LIMITS.moves)) });
/** Changes several cards at once: all or none. */
export const UpdateCardsBody = v.object({
  cards: v.pipe(
    v.array(v.object({ id: Id, ...v.partial(v.object(entries)).entries, seen })),
    v.minLength(1),
    v.maxLength(BOARD_LIMITS.moves),
  ),
});
