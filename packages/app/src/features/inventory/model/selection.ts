/** Which products are selected: some by their number, or all that match the search but some. */
export type ProductSelection = { mode: 'some'; ids: ReadonlySet<number> } | { mode: 'all'; except: ReadonlySet<number> };

export const NOTHING_SELECTED: ProductSelection = { mode: 'some', ids: new Set() };

/** How many are selected. @param length how many match the search */
export function countSelected(selection: ProductSelection, length: number): number {
  return selection.mode === 'some' ? selection.ids.size : Math.max(0, length - selection.except.size);
}

/** The keys that a table of these rows shows as selected; those of other pages are among them. */
export function selectedKeys(selection: ProductSelection, rows: readonly { id: number }[]): ReadonlySet<string> {
  if (selection.mode === 'some') return new Set([...selection.ids].map(String));
  return new Set(rows.filter(({ id }) => !selection.except.has(id)).map(({ id }) => String(id)));
}

/** Takes over what a table of these rows says is selected now. */
export function withKeys(
  selection: ProductSelection,
  rows: readonly { id: number }[],
  keys: ReadonlySet<string>,
): ProductSelection {
  if (selection.mode === 'some') return { mode: 'some', ids: new Set([...keys].map(Number)) };
  const except = new Set(selection.except);
  for (const { id } of rows) {
    if (keys.has(String(id))) except.delete(id);
    else except.add(id);
  }
  return { mode: 'all', except };
}

/** The selection without products that are gone. */
export function withoutProducts(selection: ProductSelection, gone: ReadonlySet<number>): ProductSelection {
  if (selection.mode === 'all') return selection;
  return { mode: 'some', ids: new Set([...selection.ids].filter((id) => !gone.has(id))) };
}
