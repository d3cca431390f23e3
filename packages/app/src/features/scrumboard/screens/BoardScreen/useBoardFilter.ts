import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BoardFilter, readFilter, writeFilter } from '#features/scrumboard/model/boardFilter';

/** Milliseconds without typing before the URL is updated. The cards are filtered at once. */
const ADDRESS_PAUSE = 300;

/** The filter from the URL. Typing filters at once; the URL is updated later. */
export function useBoardFilter(labels: readonly BoardLabel[], members: readonly BoardMember[]) {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [known, setKnown] = useState(address);
  const [asked, setAsked] = useState(address);
  const [own, setOwn] = useState<BoardFilter | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (address !== known) {
    setKnown(address);
    // The page's own update of the URL arrives while typing goes on; an update from elsewhere, such as the Back button,
    // replaces the typed filter.
    if (address !== asked) setOwn(null);
  }
  const filter = useMemo(
    () => readFilter(own ? writeFilter(params, own) : params, { labels, members }),
    [own, params, labels, members],
  );

  // A URL with ids that are not on the board is corrected.
  const corrected = writeFilter(params, readFilter(params, { labels, members })).toString();
  useEffect(() => {
    if (corrected !== address) setParams(new URLSearchParams(corrected), { replace: true, preventScrollReset: true });
  }, [corrected, address, setParams]);

  const latest = useRef({ filter, params, setParams });
  useLayoutEffect(() => {
    latest.current = { filter, params, setParams };
  });
  // Stable while the board is mounted: its filter bar is not re-rendered with every change of the board.
  const setFilter = useCallback((change: (now: BoardFilter) => BoardFilter): void => {
    const { filter: now } = latest.current;
    const next = change(now);
    // Of two changes in quick succession the second builds on the first.
    latest.current = { ...latest.current, filter: next };
    const go = () => {
      const { params: current, setParams: set } = latest.current;
      setAsked(writeFilter(current, next).toString());
      set((before) => writeFilter(before, next), { replace: true, preventScrollReset: true });
    };
    setOwn(next);
    clearTimeout(timer.current);
    const isTyped = next.text !== now.text && next.text !== '';
    if (isTyped) timer.current = setTimeout(go, ADDRESS_PAUSE);
    else go();
  }, []);
  return { filter, setFilter };
}
