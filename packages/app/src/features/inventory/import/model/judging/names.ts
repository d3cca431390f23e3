/**
 * Builds one key for all spellings of a name: ignores case, accents and the Turkish dots of i, whatever the language of the
 * page. `ISPARTA`, `ısparta` and `Isparta` have one key, and so have `Brüt` and `brut`.
 */
export function nameKey(name: string): string {
  return name
    .replace(/[İIı]/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** An item that a file can refer to by name. */
export interface Named {
  id: number;
  name: string;
}

/** A name's match: one id, none, or several that are spelt alike. */
export type NameMatch = { kind: 'one'; id: number } | { kind: 'none' } | { kind: 'several' };

/** Finds ids by names and names by ids. */
export interface NameIndex {
  find(name: string): NameMatch;
  /** The name by which {@link NameIndex.find} finds this id again, or `{id}` when no name does. Empty for 0. */
  write(id: number): string;
  nameOf(id: number): string | undefined;
}

/**
 * Indexes names. An exact spelling takes precedence over one that only differs in case or accents, and both over an alias.
 * @param aliases other names of the same ids, such as a country's code; they are read, never written
 * @param tidy puts a name's separators into one form before it is looked up
 */
export function createNameIndex(
  items: readonly Named[],
  aliases: readonly Named[] = [],
  tidy: (name: string) => string = (name) => name,
): NameIndex {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const exact = group(items, (name) => name);
  const folded = group(items, nameKey);
  const others = group(aliases, nameKey);

  const find = (cell: string): NameMatch => {
    const direct = idInBraces(cell);
    if (direct !== null) return names.has(direct) || direct === 0 ? { kind: 'one', id: direct } : { kind: 'none' };
    const name = tidy(cell);
    const key = nameKey(name);
    const ids = exact.get(name) ?? folded.get(key) ?? others.get(key) ?? [];
    if (ids.length > 1) return { kind: 'several' };
    return ids[0] === undefined ? { kind: 'none' } : { kind: 'one', id: ids[0] };
  };

  return {
    find,
    write(id) {
      if (id === 0) return '';
      const name = names.get(id);
      if (name === undefined || name.trim() === '' || idInBraces(name) !== null) return `{${id}}`;
      const match = find(name);
      return match.kind === 'one' && match.id === id ? name : `{${id}}`;
    },
    nameOf: (id) => names.get(id),
  };
}

/** The id in a cell such as `{12}`, which stands for an item without a name of its own; else `null`. */
export function idInBraces(cell: string): number | null {
  const digits = /^\{(\d{1,15})\}$/.exec(cell.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

function group(items: readonly Named[], keyOf: (name: string) => string): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, name } of items) {
    const known = ids.get(keyOf(name));
    if (!known) ids.set(keyOf(name), [id]);
    else if (!known.includes(id)) known.push(id);
  }
  return ids;
}
