import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { around, atTheEnd, type LogWindow, stepDown, stepUp } from '../../model/conversation';

/** How near to an edge more is drawn, and how near to the end one counts as there, in px. */
const NEAR = 400;
const END = 48;

/** Where conversations were left: what stood at the top, and how far it was from it. */
const places = new Map<string, { id: string; top: number; window: LogWindow }>();

interface LogOptions {
  chatId: string;
  ids: readonly string[];
  scroller: RefObject<HTMLElement | null>;
  /** Id of the message that is asked for: it comes into sight, and gets the focus. */
  target: string | null;
  /** Id of the first message that is new: the conversation opens there. */
  firstNew: string | null;
}

/**
 * Which part of a conversation is drawn, and that what one looks at stays where it is: more comes at both edges and goes at the other, the
 * end is followed while one is there, and a conversation that was left is where it was.
 */
export function useLogWindow({ chatId, ids, scroller, target, firstNew }: LogOptions) {
  const { length } = ids;
  const start = target ?? firstNew;
  const [window, setWindow] = useState<LogWindow>(() => firstWindow(chatId, ids, start));
  const [isAtEnd, setAtEnd] = useState(() => start === null && !places.has(chatId));
  const [seen, setSeen] = useState(length);
  const held = useRef<{ id: string; top: number } | null>(placeOf(chatId, start));
  const wanted = useRef<string | null>(start);
  if (isAtEnd && seen !== length) setSeen(length);

  const messageAt = (id: string) => scroller.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`) ?? null;
  /** Remembers what stands at the top. */
  const hold = () => {
    const box = scroller.current;
    const first =
      box &&
      [...box.querySelectorAll<HTMLElement>('[data-message]')].find((row) => row.offsetTop + row.offsetHeight > box.scrollTop);
    held.current = box && first ? { id: first.dataset['message'] ?? '', top: first.offsetTop - box.scrollTop } : null;
  };

  const last = ids.at(-1);
  // The rendered rows: only when they change is a scroll position to keep. Any other re-render must not undo where somebody
  // scrolls.
  const drawn = `${last} ${length} ${window.start} ${window.end}`;
  const before = useRef('');
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || before.current === drawn) return;
    before.current = drawn;
    const goal = wanted.current;
    wanted.current = null;
    const row = goal === null ? null : messageAt(goal);
    const kept = held.current;
    const anchor = kept && messageAt(kept.id);
    if (row) {
      row.scrollIntoView({ block: 'center' });
      if (goal !== firstNew) focusOn(row);
    } else if (isAtEnd) box.scrollTo(0, box.scrollHeight);
    else if (kept && anchor) box.scrollTo(0, anchor.offsetTop - kept.top);
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
    setWindow(around(index, length));
  };
  const asked = useRef(target);
  const show = useEffectEvent(reveal);
  useEffect(() => {
    if (target === null || target === asked.current) return;
    asked.current = target;
    show(target);
  }, [target]);

  const latest = useRef({ isAtEnd, window });
  // Before the browser tells of sizes: what is drawn above may not be taken for the end.
  useLayoutEffect(() => {
    latest.current = { isAtEnd, window };
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // Pictures that arrive, a box that grows, a panel beside: the end that one is at stays in sight.
    const sizes = new ResizeObserver(() => latest.current.isAtEnd && box.scrollTo(0, box.scrollHeight));
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [scroller]);
  useEffect(
    () => () => {
      const place = latest.current;
      if (place.isAtEnd || !held.current) places.delete(chatId);
      else places.set(chatId, { ...held.current, window: place.window });
    },
    [chatId],
  );

  return {
    window: { start: Math.min(window.start, Math.max(0, length - 1)), end: window.end },
    isAtEnd,
    /** How many came since one left the end. */
    unseen: Math.max(0, length - seen),
    last,
    onScroll: read,
    toEnd: () => {
      held.current = null;
      before.current = '';
      setWindow(atTheEnd(length));
      setAtEnd(true);
    },
    /** Brings a message into sight, and the focus to it. */
    reveal,
  };
}

/** Whoever looks for words goes on typing, or from one find to the next. */
function focusOn(row: HTMLElement): void {
  if (!document.activeElement?.closest('[role="search"]')) row.focus({ preventScroll: true });
}

function firstWindow(chatId: string, ids: readonly string[], target: string | null): LogWindow {
  const index = target === null ? -1 : ids.indexOf(target);
  if (index >= 0) return around(index, ids.length);
  return places.get(chatId)?.window ?? atTheEnd(ids.length);
}

function placeOf(chatId: string, target: string | null): { id: string; top: number } | null {
  return target === null ? (places.get(chatId) ?? null) : null;
}
