import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BoardFilter, readFilter, writeFilter } from '../../model/boardFilter';

/** How long typing has to pause before the address follows, in milliseconds. The cards follow at once. */
const ADDRESS_PAUSE = 300;

/** The filter that the address names. What is typed filters in the same moment; the address comes after. */
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
    // The page's own change of the address comes back while typing goes on; one from elsewhere, such as the Back button,
    // replaces it.
    if (address !== asked) setOwn(null);
  }
  const filter = useMemo(
    () => readFilter(own ? writeFilter(params, own) : params, { labels, members }),
    [own, params, labels, members],
  );

  // An address that names what is not here is corrected.
  const corrected = writeFilter(params, readFilter(params, { labels, members })).toString();
  useEffect(() => {
    if (corrected !== address) setParams(new URLSearchParams(corrected), { replace: true, preventScrollReset: true });
  }, [corrected, address, setParams]);

  const latest = useRef({ filter, params, setParams });
  useLayoutEffect(() => {
    latest.current = { filter, params, setParams };
  });
  // The same as long as the board stands: its bar is not drawn with every change of the board.
  const setFilter = useCallback((change: (now: BoardFilter) => BoardFilter): void => {
    const { filter: now } = latest.current;
    const next = change(now);
    // Of two changes in one moment the second knows the first.
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
