import { createActor, type SnapshotFrom } from 'xstate';
import { connectPointer, type PointerTarget } from '#shared/drag/connectPointer';
import { createDragLayer } from '#shared/drag/dragLayer';
import type { Point } from '#shared/drag/model/dragTypes';
import type { Bearing, Move, DropPosition } from '../machines/boardDrag';
import { boardDragMachine } from '../machines/boardDragMachine';
import { createAutoScrollSpeed } from './autoScrollSpeed';
import type { BoardDrag, DragServices } from './boardDragTypes';
import type { Geometry, Target } from './boardGeometry';
import { createDropHandlers, type Pressed } from './createDropHandlers';
import { placeAtSlot, slotOf } from './dragPlaces';
import { geometryOf, deletedIdsOf, isBlocked, pressOf } from './dragView';
import { createFocusFollower } from './focusFollower';
import { BOARD_PARTS, itemOf, markLifted, pictureSource } from './items';

/**
 * Connects the drag machine to the page: pointer and key input becomes events of the machine, and its actions become motion.
 * React renders nothing while something moves.
 * @param root the board; its `data-dragging` names the input of the drag
 * @param strip the element in it that scrolls the lists
 * @param layer an empty element over it
 */
export function connectBoardDrag(root: HTMLElement, strip: HTMLElement, layer: HTMLElement, services: DragServices): BoardDrag {
  const picture = createDragLayer(layer);
  let geometry: Geometry | null = null;
  /** `focus` is set for a drag by a pointer. */
  let pressed: Pressed | null = null;
  let pointer: Point | null = null;
  let frame = 0;
  let speed = createAutoScrollSpeed('mouse');
  let isScrolling = false;

  const actor = createActor(
    boardDragMachine.provide({
      actions: {
        saveMove: (_unused, move) => void save(move),
        say: ({ context }, { step }) => setTimeout(() => services.announce(step, context)),
      },
    }),
  );
  const now = () => actor.getSnapshot();
  const isLifted = () => now().hasTag('dragging');
  let isStopped = false;

  async function save(move: Move): Promise<void> {
    // In a separate task, as announcements are, so that the drop ends first.
    await new Promise((settle) => setTimeout(settle));
    const isSaved = await services.move(move);
    if (!isStopped) actor.send({ type: isSaved ? 'move.saved' : 'move.failed', move: move.move });
  }

  function enter(place: DropPosition | null, bearing: Bearing): void {
    const { destination, bearing: last } = now().context;
    if (last === bearing && destination?.listId === place?.listId && destination?.index === place?.index) return;
    actor.send({ type: 'place.entered', place, bearing });
  }

  /** The current geometry: read at its first use, at the start of a frame, when nothing of the page has changed. */
  const measured = () => (geometry ??= geometryOf(strip, services.view(), now().context.ids, pointer ?? pressed?.point));

  /** Runs once a frame at most, however often the pointer moves. */
  function follow(time = performance.now()): void {
    frame = 0;
    if (!pointer || !now().matches('dragging')) return;
    const { kind, ids } = now().context;
    const lying = measured();
    picture.moveTo(pointer);
    speed.frame(time, isScrolling);
    isScrolling = lying.scrollAt(pointer, kind, speed);
    if (isScrolling) for (const each of strip.querySelectorAll('[data-scroller]')) lying.scrolled(each);
    const target: Target = kind === 'card' ? lying.cardTarget(pointer) : lying.listTarget(pointer);
    const place = target.bearing === 'nothing' ? null : placeAtSlot(services.view(), now().context, target.listId, target.slot);
    enter(place, isScrolling && place ? 'edge' : target.bearing);
    picture.showLine(target.line, place !== null && !isHome());
    if (isScrolling && ids.length > 0) frame = requestAnimationFrame(follow);
  }

  const isHome = () => {
    const { home, destination } = now().context;
    return home?.listId === destination?.listId && home?.index === destination?.index;
  };

  function showKeyboardPlace(left: number): void {
    frame = 0;
    const { context } = now();
    if (!now().matches('dragging') || !context.destination) return;
    geometry = null;
    const slot = slotOf(services.view(), context);
    picture.showLine(measured().lineAt(context.destination.listId, slot), !isHome());
    // A list that has just scrolled into view renders its cards a frame or two later.
    if (!frame && left > 0) frame = requestAnimationFrame(() => showKeyboardPlace(left - 1));
  }

  function started({ context }: SnapshotFrom<typeof boardDragMachine>): void {
    // The item of the last drag may still be flying: its geometry is stale.
    geometry = null;
    speed = createAutoScrollSpeed(context.by);
    isScrolling = false;
    const source = pressed && pictureSource(pressed.item.element, context.kind);
    if (!source) return actor.send({ type: 'drag.cancelled' });
    if (context.by !== 'keyboard') {
      picture.lift(source, context.ids.length, pressed?.point ?? null);
      const point = pointer ?? pressed?.point;
      if (point) picture.moveTo(point);
      // The lifted item is painted first, and follows the pointer from the next frame on.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)));
    }
    if (context.by === 'touch') navigator.vibrate?.(10);
    // From now on the item stays rendered wherever its list is scrolled. In a separate task.
    const { item } = pressed ?? {};
    if (item?.kind === 'card') setTimeout(() => services.handleOf(item.listId)?.hold(item.id));
    root.dataset['dragging'] = context.by;
    markLifted(root, context, true);
  }

  function ended(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    pointer = null;
    geometry = null;
    delete root.dataset['dragging'];
    markLifted(root, null, false);
  }

  const { fly, ask, refused } = createDropHandlers({
    root,
    picture,
    services,
    actor,
    isStopped: () => isStopped,
    pressed: () => pressed,
    line: (context) => measured().lineAt(context.destination?.listId ?? null, slotOf(services.view(), context)),
    ended,
  });

  let last = actor.getSnapshot();
  actor.subscribe((snapshot) => {
    const before = last;
    last = snapshot;
    const hasEntered = (state: 'dragging' | 'asking' | 'dropping' | 'rollingBack' | 'idle') =>
      snapshot.matches(state) && !before.matches(state);
    if (hasEntered('dragging')) started(snapshot);
    else if (hasEntered('asking')) void ask(snapshot);
    else if (hasEntered('dropping')) {
      const { by, kind, ids } = snapshot.context;
      if (by === 'keyboard' && ids[0]) services.focusMoved(kind, ids[0]);
      void fly('place', snapshot);
    } else if (hasEntered('rollingBack')) {
      if (before.hasTag('lifted')) void fly('home', snapshot);
      else refused(before.context);
    } else if (hasEntered('idle')) {
      if (before.hasTag('lifted')) picture.clear();
      ended();
    }
  });
  actor.start();

  const onScroll = (event: Event) => {
    geometry?.scrolled(event.target);
    if (now().matches('dragging') && !frame) frame = requestAnimationFrame(pointer ? follow : () => showKeyboardPlace(2));
  };
  const onResize = () => geometry?.measure();
  strip.addEventListener('scroll', onScroll, { capture: true, passive: true });
  window.addEventListener('resize', onResize);

  const drag: BoardDrag = {
    isLifted,
    lift(element) {
      const item = itemOf(element);
      if (!item || !services.canMove()) return;
      // An item that is still flying to its place lands at once, so that the next drag need not wait for it.
      if (now().hasTag('flying')) actor.send({ type: 'drag.cancelled' });
      if (!now().hasTag('free')) return;
      pressed = { item, point: null };
      actor.send({ type: 'item.lifted', press: pressOf(services.view(), services.selected(), item, 'keyboard') });
    },
    step(next) {
      const view = services.view();
      const place = next(view, now().context);
      if (!place) return;
      enter(place, 'card');
      const slot = slotOf(view, now().context);
      if (place.listId !== null) services.handleOf(place.listId)?.reveal(slot);
      const column = strip.querySelectorAll('[data-list]')[view.lists.findIndex(({ list }) => list.id === place.listId)];
      column?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      if (!frame) frame = requestAnimationFrame(() => showKeyboardPlace(6));
    },
    drop() {
      actor.send({ type: 'item.dropped', isBlocked: isBlocked(services.view(), now().context) });
    },
    cancel: () => actor.send({ type: 'drag.cancelled' }),
    boardChanged() {
      pressed?.focus?.boardChanged();
      const goneIds = deletedIdsOf(services.view(), now().context);
      if (goneIds.size > 0) actor.send({ type: 'board.changed', goneIds });
      if (!now().matches('dragging')) return;
      markLifted(root, now().context, true);
      geometry = null;
    },
    stop() {
      ended();
      stopPointer();
      strip.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
      picture.clear();
      isStopped = true;
      actor.stop();
    },
  };
  const pointing: PointerTarget = {
    press(element, by, point) {
      const item = itemOf(element);
      if (!item || !services.canMove() || !now().hasTag('free')) return false;
      pressed = { item, point, focus: createFocusFollower(root, item) };
      pointer = null;
      actor.send({ type: 'item.pressed', press: pressOf(services.view(), services.selected(), item, by) });
      return true;
    },
    move(point, distance) {
      pointer = point;
      if (now().matches('pointing')) actor.send({ type: 'pointer.moved', distance });
      if (!frame && now().matches('dragging')) frame = requestAnimationFrame(follow);
    },
    drop() {
      // The last move may still be waiting for its frame.
      if (frame) cancelAnimationFrame(frame);
      if (pointer && now().matches('dragging')) follow();
      drag.drop();
    },
    cancel: drag.cancel,
    isLifted,
  };
  const stopPointer = connectPointer(strip, pointing, BOARD_PARTS);
  return drag;
}
