import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { windowAround, windowAtEnd, type LogWindow, stepDown, stepUp } from '#features/chat/model/conversation';

/** Distance to an edge at which more is rendered, and distance to the end that counts as the end, in px. */
const NEAR = 400;
const END = 48;

/** Positions at which conversations were left: the message at the top, and its distance from the top. */
const scrollPositions = new Map<string, { id: string; top: number; window: LogWindow }>();

interface LogOptions {
  chatId: string;
  ids: readonly string[];
  scroller: RefObject<HTMLElement | null>;
  /** Id of the requested message: it is scrolled into view and focused. */
  target: string | null;
  /** Id of the first new message, at which the conversation opens. */
  firstNew: string | null;
}

/**
 * The part of a conversation that is rendered. Keeps the scroll position while messages are added at one edge and removed at
 * the other, follows the end while the user is there, and restores the position of a conversation that was left.
 */
export function useLogWindow({ chatId, ids, scroller, target, firstNew }: LogOptions) {
  const { length } = ids;
  const start = target ?? firstNew;
  const [window, setWindow] = useState<LogWindow>(() => firstWindow(chatId, ids, start));
  const [isAtEnd, setAtEnd] = useState(() => start === null && !scrollPositions.has(chatId));
  const [seen, setSeen] = useState(length);
  const held = useRef<{ id: string; top: number } | null>(savedPosition(chatId, start));
  const wanted = useRef<string | null>(start);
  if (isAtEnd && seen !== length) setSeen(length);

  const messageAt = (id: string) => scroller.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`) ?? null;
  /** Remembers the message at the top. */
  const hold = () => {
    const box = scroller.current;
    const first =
      box &&
      [...box.querySelectorAll<HTMLElement>('[data-message]')].find((row) => row.offsetTop + row.offsetHeight > box.scrollTop);
    held.current = box && first ? { id: first.dataset['message'] ?? '', top: first.offsetTop - box.scrollTop } : null;
  };

  const last = ids.at(-1);
  // The rendered rows: the scroll position is restored only when they change. Any other re-render must not undo the user's
  // scrolling.
  const drawn = `${last} ${length} ${window.start} ${window.end}`;
  const before = useRef('');
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || before.current === drawn) return;
    before.current = drawn;
    const goal = wanted.current;
    wanted.current = null;
    const row = goal === null ? null : messageAt(goal);
    const heldPosition = held.current;
    const anchor = heldPosition && messageAt(heldPosition.id);
    if (row) {
      row.scrollIntoView({ block: 'center' });
      if (goal !== firstNew) focusOn(row);
    } else if (isAtEnd) box.scrollTo(0, box.scrollHeight);
    else if (heldPosition && anchor) box.scrollTo(0, anchor.offsetTop - heldPosition.top);
  });

  const read = () => {
    const box = scroller.current;
    if (!box) return;
    hold();
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    const isEnd = window.end === null && below < END;
    if (isEnd !== isAtEnd) setAtEnd(isEnd);
    if (box.scrollTop < NEAR && window.start > 0) setWindow((now) => stepUp(now, length));
    else if (below < NEAR && window.end !== null) setWindow((now) => stepDown(now, length));
  };

  const reveal = (id: string) => {
    const index = ids.indexOf(id);
    if (index < 0) return;
    const there = messageAt(id);
    if (there) {
      there.scrollIntoView({ block: 'center' });
      focusOn(there);
      return;
    }
    wanted.current = id;
    before.current = '';
    setAtEnd(false);
    setWindow(windowAround(index, length));
  };
  const asked = useRef(target);
  const show = useEffectEvent(reveal);
  useEffect(() => {
    if (target === null || target === asked.current) return;
    asked.current = target;
    show(target);
  }, [target]);

  const latest = useRef({ isAtEnd, window });
  // Runs before the browser reports sizes, so that messages rendered above are not mistaken for the end.
  useLayoutEffect(() => {
    latest.current = { isAtEnd, window };
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // Keeps the end in view as pictures load, the box grows or a panel opens beside it.
    const sizes = new ResizeObserver(() => latest.current.isAtEnd && box.scrollTo(0, box.scrollHeight));
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [scroller]);
  useEffect(
    () => () => {
      const place = latest.current;
      if (place.isAtEnd || !held.current) scrollPositions.delete(chatId);
      else scrollPositions.set(chatId, { ...held.current, window: place.window });
    },
    [chatId],
  );

  return {
    window: { start: Math.min(window.start, Math.max(0, length - 1)), end: window.end },
    isAtEnd,
    /** Number of messages that came since the user left the end. */
    unseen: Math.max(0, length - seen),
    last,
    onScroll: read,
    toEnd: () => {
      held.current = null;
      before.current = '';
      setWindow(windowAtEnd(length));
      setAtEnd(true);
    },
    /** Scrolls a message into view and focuses it. */
    reveal,
  };
}

/** Focuses a message, except during a search, where the user types on or moves between hits. */
function focusOn(row: HTMLElement): void {
  if (!document.activeElement?.closest('[role="search"]')) row.focus({ preventScroll: true });
}

function firstWindow(chatId: string, ids: readonly string[], target: string | null): LogWindow {
  const index = target === null ? -1 : ids.indexOf(target);
  if (index >= 0) return windowAround(index, ids.length);
  return scrollPositions.get(chatId)?.window ?? windowAtEnd(ids.length);
}

function savedPosition(chatId: string, target: string | null): { id: string; top: number } | null {
  return target === null ? (scrollPositions.get(chatId) ?? null) : null;
}
