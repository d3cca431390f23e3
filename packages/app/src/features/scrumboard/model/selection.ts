import type { BoardView } from './boardView';

/** Cards that are chosen together. */
export interface CardSelection {
  ids: ReadonlySet<string>;
  /** The card that was chosen last: a range starts there. */
  anchor: string | null;
}

export const NOTHING_SELECTED: CardSelection = { ids: new Set(), anchor: null };

export function toggled({ ids }: CardSelection, cardId: string): CardSelection {
  const next = new Set(ids);
  if (!next.delete(cardId)) next.add(cardId);
  return { ids: next, anchor: cardId };
}

/** With all shown cards from the anchor to a card, over lists in their order. Without an anchor on the board, that card alone is added. */
export function withRange(selection: CardSelection, cardId: string, view: BoardView): CardSelection {
  const order = view.lists.flatMap(({ shown }) => shown.map(({ id }) => id));
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(cardId);
  const range = from < 0 || to < 0 ? [cardId] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor ?? cardId };
}

/** Without cards that are gone. The very same when none is. */
export function pruned(selection: CardSelection, isThere: (id: string) => boolean): CardSelection {
  const left = [...selection.ids].filter(isThere);
  return left.length === selection.ids.size ? selection : { ...selection, ids: new Set(left) };
}
