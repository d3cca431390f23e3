import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BoardFilter, readFilter, writeFilter } from '../../model/boardFilter';

/** How long typing has to pause before the address follows, in milliseconds. The cards follow at once. */
const ADDRESS_PAUSE = 300;

/** The filter that the address names. What is typed filters in the same moment; the address comes after. */
export function useBoardFilter(labels: readonly BoardLabel[], members: readonly BoardMember[]) {
  const [params, setParams] = useSearchParams();
  const named = readFilter(params, { labels, members });
  const address = params.toString();
  const [typed, setTyped] = useState<{ text: string; address: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // What comes from elsewhere, such as the Back button, replaces what was typed.
  const isTyping = typed?.address === address;
  const filter: BoardFilter = { ...named, text: isTyping ? typed.text : named.text };

  // An address that names what is not here is corrected.
  const corrected = writeFilter(params, named).toString();
  useEffect(() => {
    if (corrected !== address) setParams(new URLSearchParams(corrected), { replace: true, preventScrollReset: true });
  }, [corrected, address, setParams]);

  const go = (next: BoardFilter) => {
    clearTimeout(timer.current);
    setParams((now) => writeFilter(now, next), { replace: true, preventScrollReset: true });
  };
  return {
    filter,
    setFilter: (next: BoardFilter): void => {
      const isText = next.text !== filter.text && next.labels === filter.labels && next.members === filter.members;
      setTyped({ text: next.text, address });
      clearTimeout(timer.current);
      if (isText && next.text !== '') timer.current = setTimeout(() => go(next), ADDRESS_PAUSE);
      else go(next);
    },
  };
}
