import { useLayoutEffect, useRef, useState } from 'react';
import type { StripActs } from '../BoardStrip';

/** The acts as they are now, in an object that stays the same: who has it is not drawn again because of them. */
export function useStripActions(acts: StripActs): StripActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState<StripActs>(() => ({
    rename: (listId, title) => latest.current.rename(listId, title),
    addCards: (listId, titles, idOf) => latest.current.addCards(listId, titles, idOf),
    addList: (title, id) => latest.current.addList(title, id),
  }));
  return stable;
}
