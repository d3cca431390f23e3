import type { DragInput } from '../../../shared/drag/model/dragTypes';

export type { DragInput };

/** How long a finger rests on a card before it lifts it, in milliseconds. Until then a finger scrolls. */
export const HOLD_MS = 300;
/** Pixels that a pointer may wander before a press becomes a drag. */
export const SLACK = 5;

/** The target under the lifted item. `edge`: where the board scrolls; `nothing`: where it can't be dropped. */
export type Bearing = 'card' | 'list' | 'edge' | 'nothing';

/** A place among what stands there without the things that are moved, from 0. */
export interface Place {
  /** `null` for a list: it stands on the board itself. */
  listId: string | null;
  index: number;
}

/** The item that was taken. */
export interface Press {
  kind: 'card' | 'list';
  /** In the order of the board; several for a selection. */
  ids: readonly string[];
  /** Where it stands; `null` for a selection that does not stand together: every place is a new one for it. */
  home: Place | null;
  by: DragInput;
}

/** An announced step of a drag. `kept`: dropped where it was; `gone`: the lifted item is no longer there. */
export type DragStep = 'lifted' | 'over' | 'dropped' | 'kept' | 'cancelled' | 'gone';

/** The move that a drop asks for. */
export interface Move {
  kind: 'card' | 'list';
  ids: readonly string[];
  place: Place;
  /** Why a full list takes it all the same. */
  reason: string | null;
  /** Comes back with `move.saved` and `move.failed`: a late answer to an earlier move is not this one's. */
  move: number;
}

export interface BoardDragContext {
  kind: 'card' | 'list';
  ids: readonly string[];
  home: Place | null;
  by: DragInput;
  destination: Place | null;
  bearing: Bearing;
  reason: string | null;
  /** How many moves were asked for. */
  move: number;
}

export type BoardDragEvent =
  | { type: 'item.pressed'; press: Press }
  /** Lifted without a press: by a key. */
  | { type: 'item.lifted'; press: Press }
  /** While it is not yet a drag. In pixels from the press. */
  | { type: 'pointer.moved'; distance: number }
  /** Only when it differs from the last. Without a place it would go home. */
  | { type: 'place.entered'; place: Place | null; bearing: Bearing }
  | { type: 'item.dropped'; isBlocked: boolean }
  | { type: 'reason.given'; reason: string }
  | { type: 'drag.cancelled' }
  /** A flying item has landed, there or back. */
  | { type: 'flight.landed' }
  | { type: 'move.saved'; move: number }
  | { type: 'move.failed'; move: number }
  /** Cards and lists that are no longer there. */
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

export const isSamePlace = (a: Place | null, b: Place | null): boolean => a?.listId === b?.listId && a?.index === b?.index;
