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
  /** Name of a hue; it means nothing else. An addition of ours. */
  color: v.picklist(LABEL_COLORS),
};
/** A label that cards of a board can carry. */
export const BoardLabel = v.object({ id: Id, ...labelEntries });
export type BoardLabel = v.InferOutput<typeof BoardLabel>;

export const CreateLabelBody = v.object({
  label: v.object({ id: v.optional(Id), boardId: Id, title: labelEntries.title, color: v.optional(labelEntries.color) }),
});
/** With `seen`, values that the caller has seen: where they are others by now it is a 409. So in all bodies of what has no version. */
export const UpdateLabelBody = v.object({
  id: Id,
  label: v.partial(v.object(labelEntries)),
  seen: v.optional(v.partial(v.object(labelEntries))),
});

const listEntries = {
  boardId: Id,
  position: Position,
  title,
  /** How many cards the list should hold at most, and what happens above: nothing, a warning, or no. An addition of ours. */
  wip: v.object({ limit: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9999)), mode: v.picklist(WIP_MODES) }),
  /** Its cards are finished. An addition of ours. */
  done: v.optional(v.boolean()),
};
/** A column of a board, without its cards. */
export const BoardList = v.object({ id: Id, ...listEntries });
export type BoardList = v.InferOutput<typeof BoardList>;

/** Without a position it comes last. The id of a deleted list brings it back with its cards. */
export const CreateListBody = v.object({
  list: v.object({
    id: v.optional(Id),
    boardId: listEntries.boardId,
    title,
    ...v.partial(v.object({ position: Position, wip: listEntries.wip, done: listEntries.done })).entries,
  }),
});
/**
 * Another `boardId` moves the list with its cards, without a position after the last one there. Labels and members of the old board
 * do not show on the other one, and do again when the list comes back.
 */
export const UpdateListBody = v.object({
  list: v.object({
    id: Id,
    ...v.partial(v.object(listEntries)).entries,
    seen: v.optional(v.partial(v.object(listEntries))),
  }),
});
/** Changes of several lists in one act. Where two would share a position, all are renumbered; the answer holds every list that moved. */
export const UpdateListsBody = v.object({
  lists: v.pipe(v.array(UpdateListBody.entries.list), v.minLength(1), v.maxLength(BOARD_LIMITS.lists)),
});

const boardEntries = {
  title,
  description: v.pipe(v.string(), atMost(BOARD_LIMITS.description)),
  /** Name of an icon of the design system; an unknown one gets a fallback. */
  icon: v.pipe(v.string(), v.maxLength(64)),
  members: v.pipe(v.array(BoardMember), v.maxLength(BOARD_LIMITS.members)),
  /** Put away, but not deleted. An addition of ours. */
  archived: v.boolean(),
  /** An addition of ours. */
  background: v.picklist(BOARD_BACKGROUNDS),
};
/** A board as the list of boards has it. */
export const BoardSummary = v.object({ id: Id, ...boardEntries, /** When anything on it last changed. */ lastActivity: Instant });
export type BoardSummary = v.InferOutput<typeof BoardSummary>;

/** A board with all that stands on it: lists and cards in order. */
export const Board = v.object({
  ...BoardSummary.entries,
  lists: v.array(v.object({ ...BoardList.entries, cards: v.array(Card) })),
  labels: v.array(BoardLabel),
});
export type Board = v.InferOutput<typeof Board>;

/**
 * Only the title is needed. `copyOf` names a board whose lists, labels and cards are copied. The id of a deleted board brings it back.
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

/** The deleted items of a board that can be brought back, the last deleted first. Cards of a deleted list come with it. */
export const BoardTrash = v.object({
  lists: v.array(v.object({ ...BoardList.entries, deletedAt: Instant, cardCount: v.number() })),
  cards: v.array(v.object({ ...Card.entries, deletedAt: Instant })),
});
export type BoardTrash = v.InferOutput<typeof BoardTrash>;

/** With `ids` of lists and cards only these go for ever: what comes into the trash while somebody is asked stays. */
export const EmptyBoardTrashBody = v.object({ ids: v.optional(v.array(Id)) });
