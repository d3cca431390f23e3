import { useLayoutEffect, useRef, useState } from 'react';
import type { StripActions } from '../BoardStrip';

/** Returns the latest actions in a stable object, so that its users are not re-rendered because of them. */
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
