/** The state of one of the lists that a product refers to. */
export type LookupState =
  | { status: 'loading'; items: readonly [] }
  | { status: 'failed'; items: readonly [] }
  | { status: 'ready'; items: readonly LookupItem[] };

export interface LookupItem {
  id: number;
  name: string;
}

export interface LookupOption {
  /** The id as text; `'0'` stands for none. */
  value: string;
  label: string;
}

/**
 * The options of a list: none, all items, and the product's own value even when the list lacks it, so that merely viewing a
 * product changes nothing.
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
