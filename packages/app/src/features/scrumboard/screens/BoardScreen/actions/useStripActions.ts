import { useLayoutEffect, useRef, useState } from 'react';
import type { StripActions } from '../BoardStrip';

/** The acts as they are now, in an object that stays the same: who has it is not drawn again because of them. */
export function useStripActions(actions: StripActions): StripActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<StripActions>(() => ({
    rename: (listId, title) => latest.current.rename(listId, title),
    addCards: (listId, titles, idOf) => latest.current.addCards(listId, titles, idOf),
    addList: (title, id) => latest.current.addList(title, id),
  }));
  return stable;
}
