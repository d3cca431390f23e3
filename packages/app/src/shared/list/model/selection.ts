/** A list's selection: some by their ids, or all that its search and filters find but some. */
export type Selection<Id> =
  | {
      mode: 'some';
      ids: ReadonlySet<Id>;
      /** The one that was chosen last: a range starts there. */
      anchor: Id | null;
    }
  | { mode: 'all'; except: ReadonlySet<Id> };

const NOTHING: Selection<never> = { mode: 'some', ids: new Set(), anchor: null };

export const nothingSelected = <Id>(): Selection<Id> => NOTHING;

export const allSelected = <Id>(): Selection<Id> => ({ mode: 'all', except: new Set() });

export const isSelected = <Id>(selection: Selection<Id>, id: Id): boolean =>
  selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** How many are selected. @param length how many the search and the filters find */
export function countSelected(selection: Selection<unknown>, length: number): number {
  return selection.mode === 'some' ? selection.ids.size : Math.max(0, length - selection.except.size);
}

export function toggled<Id>(selection: Selection<Id>, id: Id): Selection<Id> {
  const next = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  if (!next.delete(id)) next.add(id);
  return selection.mode === 'some' ? { mode: 'some', ids: next, anchor: id } : { mode: 'all', except: next };
}

/** With all from the anchor to one, in the order that is shown. Without an anchor in it, that one alone is added. */
export function withRange<Id>(selection: Selection<Id>, id: Id, order: readonly Id[]): Selection<Id> {
  const anchor = selection.mode === 'some' ? selection.anchor : null;
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  const range = from < 0 || to < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  if (selection.mode === 'some') return { mode: 'some', ids: new Set([...selection.ids, ...range]), anchor: anchor ?? id };
  return { mode: 'all', except: new Set([...selection.except].filter((each) => !range.includes(each))) };
}

/** Without what is gone. The very same when nothing is. */
export function pruned<Id>(selection: Selection<Id>, isThere: (id: Id) => boolean): Selection<Id> {
  if (selection.mode === 'all') return selection;
  const left = [...selection.ids].filter(isThere);
  return left.length === selection.ids.size ? selection : { ...selection, ids: new Set(left) };
}

/** The keys that a table of these rows shows as selected; those of other pages are among them. */
export function selectedKeys<Id>(selection: Selection<Id>, rows: readonly { id: Id }[]): ReadonlySet<string> {
  if (selection.mode === 'some') return new Set([...selection.ids].map(String));
  return new Set(rows.filter(({ id }) => !selection.except.has(id)).map(({ id }) => String(id)));
}

/** Takes over what a table of these rows says is selected now. @param idOf the id that a key is of */
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
