import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { askReason } from '#features/scrumboard/api/actions/limitGate';
import type { BoardActions } from '#features/scrumboard/api/actions/useBoardActions';
import type { BoardDrag } from '#features/scrumboard/drag/boardDragTypes';
import { connectBoardDrag } from '#features/scrumboard/drag/connectBoardDrag';
import { connectKeys, type KeyTarget } from '#features/scrumboard/drag/connectKeys';
import type { BoardView } from '#features/scrumboard/model/boardView';
import type { ListHandles } from '../listHandles';
import { revealDropped } from '../revealItem';
import { useDragAnnouncements } from './useDragAnnouncements';

/** The elements that a drag works on. */
export interface BoardElements {
  root: RefObject<HTMLDivElement | null>;
  strip: RefObject<HTMLDivElement | null>;
  layer: RefObject<HTMLDivElement | null>;
}

/** Makes cards and lists draggable while the board is mounted. A drag ends on unmount. */
export function useBoardDrag({ root, strip, layer }: BoardElements, options: DragOptions): void {
  const { view, handles } = options;
  const say = useDragAnnouncements();
  const drag = useRef<BoardDrag>(null);
  // A drag spans several renders of the screen, so it reads the latest values.
  const latest = useRef({ ...options, say });
  useLayoutEffect(() => {
    latest.current = { ...options, say };
  });

  useEffect(() => {
    if (!root.current || !strip.current || !layer.current) return undefined;
    const now = () => latest.current;
    const connected = connectBoardDrag(root.current, strip.current, layer.current, {
      canMove: () => now().canMove,
      view: () => now().view,
      selected: () => now().selected,
      handleOf: (listId) => handles.of(listId),
      announce: (step, context) => now().say(step, context, now().view),
      focusMoved: (kind, id) => now().onMoved(kind, id),
      revealLanded: (item) => revealDropped(root.current, () => now().view, handles, item),
      async move({ kind, ids, place, reason }) {
        const { actions } = now();
        const { ok } =
          kind === 'list'
            ? await actions.moveList(ids[0] ?? '', place.index)
            : await actions.moveCards(ids, place.listId ?? '', place.index, { reason });
        return ok;
      },
      async askReason(listId, arriving) {
        const list = now().view.lists.find((each) => each.list.id === listId);
        return list ? askReason({ list: list.list, count: list.cards.length, arriving }) : null;
      },
    });
    const stopKeys = connectKeys(strip.current, connected, {
      go: (card, direction) => now().keys.go(card, direction),
      select: (card, isRange) => now().keys.select(card, isRange),
      openMenu: (card) => now().keys.openMenu(card),
      remove: (card) => now().keys.remove(card),
    });
    // A single listener handles the clicks on the links and buttons of all cards.
    const element = strip.current;
    const press = (event: MouseEvent) => now().onPress(event);
    element.addEventListener('click', press);
    drag.current = connected;
    return () => {
      element.removeEventListener('click', press);
      drag.current = null;
      stopKeys();
      connected.stop();
    };
  }, [root, strip, layer, handles]);

  useEffect(() => drag.current?.boardChanged(), [view]);
}

interface DragOptions {
  canMove: boolean;
  view: BoardView;
  selected: ReadonlySet<string>;
  handles: ListHandles;
  actions: Pick<BoardActions, 'moveCards' | 'moveList'>;
  /** Called after a drop by key, to focus the item. */
  onMoved: (kind: 'card' | 'list', id: string) => void;
  keys: KeyTarget;
  /** A click on the board that was not a drag. */
  onPress: (event: MouseEvent) => void;
}
