import { cardElement, type Item, listElement } from './items';

/**
 * Moves the focus along with a card that a pointer drags, as after a click: the user continues there. Not when they have
 * pressed anything since. The focus moves after the landing, as removing a focused element makes the browser lay out the whole
 * page.
 * @param item the pressed item; for a list the focus does not move
 */
export function createFocusFollower(root: HTMLElement, item: Item) {
  const elsewhere = new AbortController();
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.key === 'Escape')) elsewhere.abort();
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, leave, { capture: true, signal: elsewhere.signal });
  }
  /** The list in which the card has landed but is not yet drawn. */
  let awaited: string | null = null;

  function follow(listId: string | null): boolean {
    if (item.kind === 'list' || elsewhere.signal.aborted) return true;
    const place = listId === null ? root : listElement(root, listId);
    const link = place && cardElement(place, item.id)?.querySelector('a');
    // As after a click: no focus ring.
    link?.focus({ preventScroll: true, focusVisible: false });
    return Boolean(link);
  }

  return {
    /** @param listId `null`: back at its original place */
    landed(listId: string | null): void {
      awaited = follow(listId) ? null : listId;
    },
    boardChanged(): void {
      if (awaited !== null) follow(awaited);
      awaited = null;
    },
  };
}

export type FocusFollower = ReturnType<typeof createFocusFollower>;
