import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
    // What was asked from here comes back while typing goes on; what comes from elsewhere, such as the Back button, replaces it.
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

  // The same as long as the filter is: its bar is not drawn with every change of the board.
  const setFilter = useCallback(
    (next: BoardFilter): void => {
      const go = () => {
        setAsked(writeFilter(params, next).toString());
        setParams((now) => writeFilter(now, next), { replace: true, preventScrollReset: true });
      };
      setOwn(next);
      clearTimeout(timer.current);
      const isTyped = next.text !== filter.text && next.text !== '';
      if (isTyped) timer.current = setTimeout(go, ADDRESS_PAUSE);
      else go();
    },
    [filter, params, setParams],
  );
  return { filter, setFilter };
}
