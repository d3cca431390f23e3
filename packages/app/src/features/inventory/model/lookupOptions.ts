/** One of the lists that a product points into, and how far it is. */
export type LookupState =
  | { status: 'loading'; items: readonly [] }
  | { status: 'failed'; items: readonly [] }
  | { status: 'ready'; items: readonly LookupItem[] };

export interface LookupItem {
  id: number;
  name: string;
}

export interface LookupOption {
  /** The id as text; `'0'` is none. */
  value: string;
  label: string;
}

/**
 * The choices of a list: none, all of it, and the product's own value even when the list doesn't have it, so that nothing
 * changes by being looked at.
 */
export function lookupOptions(
  lookup: LookupState,
  value: number,
  labels: { none: string; unlisted: (name: string) => string; unknown: (id: number) => string },
): LookupOption[] {
  const none = { value: '0', label: labels.none };
  const items = lookup.items.filter(({ id }) => id !== 0).map(({ id, name }) => ({ value: String(id), label: name }));
  if (value === 0 || lookup.items.some(({ id }) => id === value)) return [none, ...items];
  const name = labels.unknown(value);
  const own = { value: String(value), label: lookup.status === 'ready' ? labels.unlisted(name) : name };
  return [none, own, ...items];
}
