import { cardElement, type Item, listElement } from './items';

/**
 * Has the focus follow a card that a pointer drags: it is where the person goes on, as after a press. Not when they have pressed
 * anything since. It comes after the landing: an element that is taken from the page with the focus has all of it laid out.
 * @param item what was pressed; a list is followed by nothing
 */
export function createFocusFollower(root: HTMLElement, item: Item) {
  const elsewhere = new AbortController();
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.key === 'Escape')) elsewhere.abort();
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, leave, { capture: true, signal: elsewhere.signal });
  }
  /** The list that the card has landed in and is not drawn in yet. */
  let awaited: string | null = null;

  function follow(listId: string | null): boolean {
    if (item.kind === 'list' || elsewhere.signal.aborted) return true;
    const place = listId === null ? root : listElement(root, listId);
    const link = place && cardElement(place, item.id)?.querySelector('a');
    // As after a press by hand: no ring.
    link?.focus({ preventScroll: true, focusVisible: false });
    return Boolean(link);
  }

  return {
    /** @param listId `null`: back where it was */
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
