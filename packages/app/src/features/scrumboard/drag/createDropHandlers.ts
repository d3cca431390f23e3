import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DragLayer } from '#shared/drag/dragLayer';
import type { Point } from '#shared/drag/model/dragTypes';
import type { BoardDragContext } from '../machines/boardDrag';
import type { boardDragMachine } from '../machines/boardDragMachine';
import type { DragServices } from './boardDragTypes';
import { countArriving } from './dragView';
import { flyBack } from './flyBack';
import type { FocusFollower } from './focusFollower';
import { type Item, markLifted, pictureSource } from './items';

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
