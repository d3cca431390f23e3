import type { DragInput } from '#shared/drag/model/dragTypes';

export type { DragInput };

/** Milliseconds that a finger must rest on a card to lift it. Before that a finger scrolls. */
export const HOLD_MS = 300;
/** Pixels that a pointer may move before a press becomes a drag. */
export const SLACK = 5;

/** The target under the lifted item. `edge`: the board auto-scrolls; `nothing`: no drop is possible. */
export type Bearing = 'card' | 'list' | 'edge' | 'nothing';

/** A place counted among the items that are not being moved, from 0. */
export interface DropPosition {
  /** `null` for a list, which is placed on the board itself. */
  listId: string | null;
  index: number;
}

/** The items taken by a press. */
export interface Press {
  kind: 'card' | 'list';
  /** In the order of the board; several for a selection. */
  ids: readonly string[];
  /** The original place; `null` for a selection that is not consecutive: every place is a new one for it. */
  home: DropPosition | null;
  by: DragInput;
}

/** An announced step of a drag. `kept`: dropped where it was; `gone`: the lifted item was deleted. */
export type DragStep = 'lifted' | 'over' | 'dropped' | 'kept' | 'cancelled' | 'gone';

/** The move that a drop requests. */
export interface Move {
  kind: 'card' | 'list';
  ids: readonly string[];
  place: DropPosition;
  /** Why a full list takes the cards all the same. */
  reason: string | null;
  /** Returned with `move.saved` and `move.failed`, so that a late answer to an earlier move is ignored. */
  move: number;
}

export interface BoardDragContext {
  kind: 'card' | 'list';
  ids: readonly string[];
  home: DropPosition | null;
  by: DragInput;
  destination: DropPosition | null;
  bearing: Bearing;
  reason: string | null;
  /** How many moves were requested. */
  move: number;
}

export type BoardDragEvent =
  | { type: 'item.pressed'; press: Press }
  /** Lifted by a key, without a press. */
  | { type: 'item.lifted'; press: Press }
  /** Sent while the press is not yet a drag. Distance in pixels from the press. */
  | { type: 'pointer.moved'; distance: number }
  /** Sent only when the place differs from the last. Without a place the item would return home. */
  | { type: 'place.entered'; place: DropPosition | null; bearing: Bearing }
  | { type: 'item.dropped'; isBlocked: boolean }
  | { type: 'reason.given'; reason: string }
  | { type: 'drag.cancelled' }
  /** A flying item has landed, at its new place or back home. */
  | { type: 'flight.landed' }
  | { type: 'move.saved'; move: number }
  | { type: 'move.failed'; move: number }
  /** Ids of cards and lists that no longer exist. */
  | { type: 'board.changed'; goneIds: ReadonlySet<string> };

export const NO_DRAG: BoardDragContext = {
  kind: 'card',
  ids: [],
  home: null,
  by: 'mouse',
  destination: null,
  bearing: 'nothing',
  reason: null,
  move: 0,
};

export const isSamePosition = (a: DropPosition | null, b: DropPosition | null): boolean =>
  a?.listId === b?.listId && a?.index === b?.index;
