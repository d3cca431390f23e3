import type { ListHandle } from '../components/ListColumn/useCardWindow';
import type { BoardDragContext, DragStep, Move, DropPosition } from '../machines/boardDrag';
import type { BoardView } from '../model/boardView';

/** The screen's services for a drag; each call gives the current state. */
export interface DragServices {
  /** Whether cards and lists may be moved. */
  canMove: () => boolean;
  view: () => BoardView;
  selected: () => ReadonlySet<string>;
  handleOf: (listId: string) => ListHandle | undefined;
  /** Shows the move and sends it. @returns whether the server accepted it */
  move: (move: Move) => Promise<boolean>;
  /** Asks for the reason why a full list takes these cards. `null`: the cards stay. */
  askReason: (listId: string, arriving: number) => Promise<string | null>;
  /** Announces a step of the drag. */
  announce: (step: DragStep, drag: BoardDragContext) => void;
  /** Focuses the moved item, after it is dropped by keyboard or returns from such a drop. */
  focusMoved: (kind: 'card' | 'list', id: string) => void;
  /**
   * Scrolls the item into view after a pointer drops it into a list, wherever the board was scrolled meanwhile. Called before
   * the drag ends.
   */
  revealLanded: (item: { kind: 'card' | 'list'; id: string; listId: string }) => void;
}

/** The handle to the drag of a board. */
export interface BoardDrag {
  isLifted: () => boolean;
  /** Lifts the item of an element, by a key. */
  lift: (element: HTMLElement) => void;
  /** Moves the lifted item to the next place in a direction, by a key. */
  step: (place: (view: BoardView, drag: BoardDragContext) => DropPosition | null) => void;
  drop: () => void;
  cancel: () => void;
  /** Called when the board has changed: deleted items leave the drag, and everything is measured anew. */
  boardChanged: () => void;
  stop: () => void;
}
