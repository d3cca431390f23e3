import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DragLayer } from '#shared/drag/dragLayer';
import type { Point } from '#shared/drag/model/dragTypes';
import type { BoardDragContext } from '../machines/boardDrag';
import type { boardDragMachine } from '../machines/boardDragMachine';
import type { DragServices } from './boardDragTypes';
import { countArriving } from './dragView';
import type { FocusFollower } from './focusFollower';
import { cardElement, type Item, listElement, markLifted, pictureSource } from './items';

/** The start of a drag; `focus` is set for a drag by a pointer. */
export interface Pressed {
  item: Item;
  point: Point | null;
  focus?: FocusFollower;
}

interface DragEnd {
  root: HTMLElement;
  picture: DragLayer;
  services: DragServices;
  actor: ActorRefFrom<typeof boardDragMachine>;
  isStopped: () => boolean;
  pressed: () => Pressed | null;
  /** The line where the item will land. */
  line: (context: BoardDragContext) => Parameters<DragLayer['flyTo']>[0];
  /** Called when nothing is dragged any more. */
  ended: () => void;
}

/** The ends of a drag: flying to its place or back home, or asking for a reason first. */
export function createDropHandlers({ root, picture, services, actor, isStopped, pressed, line, ended }: DragEnd) {
  const isOver = () => isStopped() || actor.getSnapshot().hasTag('dragging');

  async function fly(to: 'place' | 'home', { context }: SnapshotFrom<typeof boardDragMachine>): Promise<void> {
    const press = pressed();
    const goal =
      to === 'place' ? line(context) : press && pictureSource(press.item.element, context.kind)?.getBoundingClientRect();
    // The item is released at the start of the next frame, so that the press that drops it causes no layout. Until it has
    // landed nothing is hovered.
    await new Promise(requestAnimationFrame);
    if (isOver()) return;
    markLifted(root, null, false);
    await picture.flyTo(goal ?? null);
    if (isOver()) return;
    const { kind, ids, destination } = context;
    const listId = kind === 'list' ? ids[0] : destination?.listId;
    if (to === 'place' && context.by !== 'keyboard' && ids[0] && listId) services.revealLanded({ kind, id: ids[0], listId });
    ended();
    setTimeout(() => press === pressed() && press?.focus?.landed(destination?.listId ?? null));
    if (actor.getSnapshot().hasTag('flying')) actor.send({ type: 'flight.landed' });
  }

  async function ask({ context }: SnapshotFrom<typeof boardDragMachine>): Promise<void> {
    picture.clear();
    const reason = await services.askReason(context.destination?.listId ?? '', countArriving(services.view(), context));
    if (!isStopped()) actor.send(reason === null ? { type: 'drag.cancelled' } : { type: 'reason.given', reason });
  }

  /** Handles a move that the server rejected: the item flies back from where it was dropped, and the focus goes with it. */
  function refused(context: BoardDragContext): void {
    const { by, kind, ids } = context;
    if (by === 'keyboard' && ids[0]) services.focusMoved(kind, ids[0]);
    const press = pressed();
    void flyBack(root, picture, context).then(() => {
      if (isStopped()) return;
      if (press === pressed()) press?.focus?.landed(null);
      actor.send({ type: 'flight.landed' });
    });
  }

  return { fly, ask, refused };
}

/** Within how many frames a rollback must show on the board. */
const MAX_FRAMES = 20;

/**
 * Flies an item of a rejected move from its new place back to where it is now. Ends when it has arrived, or when none of it is
 * visible.
 */
async function flyBack(root: HTMLElement, picture: DragLayer, { kind, ids }: BoardDragContext): Promise<void> {
  const id = ids[0] ?? '';
  const find = () => {
    const element = kind === 'card' ? cardElement(root, id) : listElement(root, id);
    return element && pictureSource(element, kind);
  };
  const source = find();
  if (!source) return;
  const from = source.getBoundingClientRect();
  picture.lift(source, ids.length, null);
  for (let left = MAX_FRAMES; left > 0; left -= 1) {
    await new Promise(requestAnimationFrame);
    const to = find()?.getBoundingClientRect();
    const hasMoved = to && Math.hypot(to.left - from.left, to.top - from.top) > 1;
    if (hasMoved) return picture.flyTo({ x: to.left, y: to.top });
  }
  picture.clear();
}
