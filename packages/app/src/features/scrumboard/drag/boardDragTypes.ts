import type { ListHandle } from '../components/ListColumn/useWindow';
import type { BoardDragContext, DragStep, Move, Place } from '../machines/boardDrag';
import type { BoardView } from '../model/boardView';

/** The screen's services for a drag, always as they are now. */
export interface DragServices {
  /** Whether cards and lists may be moved. */
  canMove: () => boolean;
  view: () => BoardView;
  selected: () => ReadonlySet<string>;
  handleOf: (listId: string) => ListHandle | undefined;
  /** Shows the move and sends it. @returns whether the server took it */
  move: (move: Move) => Promise<boolean>;
  /** Asks why a full list takes these cards. `null`: they stay. */
  askReason: (listId: string, arriving: number) => Promise<string | null>;
  /** The drag came this far. */
  say: (step: DragStep, drag: BoardDragContext) => void;
  /** Dropped by the keyboard, or back from there: what was moved gets the focus. */
  moved: (kind: 'card' | 'list', id: string) => void;
  /** Dropped by a pointer into a list: what was moved is in sight, wherever the board was scrolled meanwhile. Said before the drag ends. */
  landed: (item: { kind: 'card' | 'list'; id: string; listId: string }) => void;
}

/** A board's drag. */
export interface BoardDrag {
  isLifted: () => boolean;
  /** Lifts what an element shows, by a key. */
  lift: (element: HTMLElement) => void;
  /** By a key: to the next place that way. */
  step: (place: (view: BoardView, drag: BoardDragContext) => Place | null) => void;
  drop: () => void;
  cancel: () => void;
  /** The board is another now: what is gone leaves the drag, and everything is measured anew. */
  boardChanged: () => void;
  stop: () => void;
}
