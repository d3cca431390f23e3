import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { BOARD_LIMITS, BoardMember, Card, Position } from './card';

export const LABEL_COLORS = ['neutral', 'accent', 'info', 'success', 'warning', 'critical'] as const;
export const WIP_MODES = ['none', 'warn', 'block'] as const;
export const BOARD_BACKGROUNDS = ['plain', 'accent', 'cool', 'warm', 'green'] as const;

const title = v.pipe(v.string(), v.trim(), v.minLength(1), atMost(BOARD_LIMITS.title));

const labelEntries = {
  boardId: Id,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(BOARD_LIMITS.labelTitle)),
  /** Name of a hue, without a further meaning. Not in the specification. */
  color: v.picklist(LABEL_COLORS),
};
/** A label for the cards of a board. */
export const BoardLabel = v.object({ id: Id, ...labelEntries });
export type BoardLabel = v.InferOutput<typeof BoardLabel>;

export const CreateLabelBody = v.object({
  label: v.object({ id: v.optional(Id), boardId: Id, title: labelEntries.title, color: v.optional(labelEntries.color) }),
});
/**
 * `seen` holds the values known to the caller: if they differ from the stored ones, the answer is a 409. The same applies to all bodies of objects without a version.
 */
export const UpdateLabelBody = v.object({
  id: Id,
  label: v.partial(v.object(labelEntries)),
  seen: v.optional(v.partial(v.object(labelEntries))),
});

const listEntries = {
  boardId: Id,
  position: Position,
  title,
  /** Maximum number of cards in the list, and the reaction above it: none, a warning, or a block. Not in the specification. */
  wip: v.object({ limit: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9999)), mode: v.picklist(WIP_MODES) }),
  /** Whether its cards are finished. Not in the specification. */
  done: v.optional(v.boolean()),
};
/** A column of a board, without its cards. */
export const BoardList = v.object({ id: Id, ...listEntries });
export type BoardList = v.InferOutput<typeof BoardList>;

/** A new list, appended if it has no position. The id of a deleted list restores it with its cards. */
export const CreateListBody = v.object({
  list: v.object({
    id: v.optional(Id),
    boardId: listEntries.boardId,
    title,
    ...v.partial(v.object({ position: Position, wip: listEntries.wip, done: listEntries.done })).entries,
  }),
});
/**
 * A list's changes. Another `boardId` moves the list with its cards, to the end there if no position is given. Labels and
 * members of the old board are hidden on the new board, and return with the list.
 */
export const UpdateListBody = v.object({
  list: v.object({
    id: Id,
    ...v.partial(v.object(listEntries)).entries,
    seen: v.optional(v.partial(v.object(listEntries))),
  }),
});
/** Changes several lists at once. If two would share a position, all are renumbered; the answer holds every list that moved. */
export const UpdateListsBody = v.object({
  lists: v.pipe(v.array(UpdateListBody.entries.list), v.minLength(1), v.maxLength(BOARD_LIMITS.lists)),
});

const boardEntries = {
  title,
  description: v.pipe(v.string(), atMost(BOARD_LIMITS.description)),
  /** Name of an icon of the design system; an unknown name gets a fallback icon. */
  icon: v.pipe(v.string(), v.maxLength(64)),
  members: v.pipe(v.array(BoardMember), v.maxLength(BOARD_LIMITS.members)),
  /** Whether it is archived, which is not deleted. Not in the specification. */
  archived: v.boolean(),
  /** Not in the specification. */
  background: v.picklist(BOARD_BACKGROUNDS),
};
/** A board as an entry in the list of boards. */
export const BoardSummary = v.object({
  id: Id,
  ...boardEntries,
  /** Time of the last change to anything on the board. */ lastActivity: Instant,
});
export type BoardSummary = v.InferOutput<typeof BoardSummary>;

/** A board with its content: lists and cards in order. */
export const Board = v.object({
  ...BoardSummary.entries,
  lists: v.array(v.object({ ...BoardList.entries, cards: v.array(Card) })),
  labels: v.array(BoardLabel),
});
export type Board = v.InferOutput<typeof Board>;

/**
 * A new board; only the title is required. `copyOf` is the id of a board whose lists, labels and cards are copied. The id of a
 * deleted board restores it.
 */
export const CreateBoardBody = v.object({
  board: v.object({ id: v.optional(Id), ...v.partial(v.object(boardEntries)).entries, title }),
  copyOf: v.optional(Id),
});
export const UpdateBoardBody = v.object({
  id: Id,
  board: v.partial(v.object(boardEntries)),
  seen: v.optional(v.partial(v.object(boardEntries))),
});

/** The deleted items of a board that can be restored, last deleted first. A deleted list is restored with its cards. */
export const BoardTrash = v.object({
  lists: v.array(v.object({ ...BoardList.entries, deletedAt: Instant, cardCount: v.number() })),
  cards: v.array(v.object({ ...Card.entries, deletedAt: Instant })),
});
export type BoardTrash = v.InferOutput<typeof BoardTrash>;

/**
 * With `ids` of lists and cards, only these are deleted for good: items that enter the trash while the confirmation is open
 * stay.
 */
export const EmptyBoardTrashBody = v.object({ ids: v.optional(v.array(Id)) });
