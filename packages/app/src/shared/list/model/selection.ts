/** Selection of a list: some items by their ids, or all that match search and filters except some. */
export type Selection<Id> =
  | {
      mode: 'some';
      ids: ReadonlySet<Id>;
      /** The item selected last, from which a range extends. */
      anchor: Id | null;
    }
  | { mode: 'all'; except: ReadonlySet<Id> };

const EMPTY_SELECTION: Selection<never> = { mode: 'some', ids: new Set(), anchor: null };

export const nothingSelected = <Id>(): Selection<Id> => EMPTY_SELECTION;

export const allSelected = <Id>(): Selection<Id> => ({ mode: 'all', except: new Set() });

export const isSelected = <Id>(selection: Selection<Id>, id: Id): boolean =>
  selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** Number of selected items. @param length number of items that match search and filters */
export function countSelected(selection: Selection<unknown>, length: number): number {
  return selection.mode === 'some' ? selection.ids.size : Math.max(0, length - selection.except.size);
}

export function toggled<Id>(selection: Selection<Id>, id: Id): Selection<Id> {
  const next = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  if (!next.delete(id)) next.add(id);
  return selection.mode === 'some' ? { mode: 'some', ids: next, anchor: id } : { mode: 'all', except: next };
}

/**
 * Adds all items from the anchor to `id`, in the order shown. If the order does not contain an anchor, only that item is
 * added.
 */
export function withRange<Id>(selection: Selection<Id>, id: Id, order: readonly Id[]): Selection<Id> {
  const anchor = selection.mode === 'some' ? selection.anchor : null;
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  const range = from < 0 || to < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  if (selection.mode === 'some') return { mode: 'some', ids: new Set([...selection.ids, ...range]), anchor: anchor ?? id };
  return { mode: 'all', except: new Set([...selection.except].filter((each) => !range.includes(each))) };
}

/** Removes ids that no longer exist. The same object when all do. */
export function pruned<Id>(selection: Selection<Id>, isThere: (id: Id) => boolean): Selection<Id> {
  if (selection.mode === 'all') return selection;
  const left = [...selection.ids].filter(isThere);
  return left.length === selection.ids.size ? selection : { ...selection, ids: new Set(left) };
}

/** Keys that a table of these rows shows as selected; those of other pages are included. */
export function selectedKeys<Id>(selection: Selection<Id>, rows: readonly { id: Id }[]): ReadonlySet<string> {
  if (selection.mode === 'some') return new Set([...selection.ids].map(String));
  return new Set(rows.filter(({ id }) => !selection.except.has(id)).map(({ id }) => String(id)));
}

/** Applies the selection that a table of these rows reports. @param idOf the id of a key */
export function withKeys<Id>(
  selection: Selection<Id>,
  rows: readonly { id: Id }[],
  keys: ReadonlySet<string>,
  idOf: (key: string) => Id,
): Selection<Id> {
  if (selection.mode === 'some') return { mode: 'some', ids: new Set([...keys].map(idOf)), anchor: null };
  const except = new Set(selection.except);
  for (const { id } of rows) {
    if (keys.has(String(id))) except.delete(id);
    else except.add(id);
  }
  return { mode: 'all', except };
}
