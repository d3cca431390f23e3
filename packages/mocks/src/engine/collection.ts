export type Key = string | number;

export interface Keyed {
  id: Key;
}

/** The records that a data set starts with. They live in code; the store keeps only what differs from them. */
export interface Base<T> {
  readonly size: number;
  keys(): Iterable<Key>;
  get(key: Key): T | undefined;
}

/** Name of a set of records: `demo`, `empty`, `hostile-text`, or one that a domain registers. What a domain has nothing of its own for, it serves as in `demo`. */
export type DataSet = string;

export interface Collection<T extends Keyed> {
  /** Unique; also the name under which rows are kept. */
  readonly name: string;
  /** Raise it when kept rows no longer fit, and say in `upgrade` how they are taken along: what people wrote is never dropped. */
  readonly version: number;
  readonly seed: (dataSet: DataSet) => Base<T>;
  /** Makes a row of this version out of one of an older one. */
  readonly upgrade: (value: unknown, from: number) => unknown;
  /** The key of this version for one of an older one: of records of the seed that are called otherwise by now. */
  readonly upgradeKey: (key: Key, from: number) => Key;
  /** Refuses rows that came damaged out of storage. */
  readonly isRecord: (value: unknown) => value is T;
}

interface CollectionOptions<T extends Keyed> {
  name: string;
  version: number;
  seed?: (dataSet: DataSet) => Base<T>;
  /** Makes a row of this version out of one of an older one, such as `from`; without it they are taken as they are. */
  upgrade?: (value: unknown, from: number) => unknown;
  /** Makes a key of this version out of one of an older one; without it they stay. */
  upgradeKey?: (key: Key, from: number) => Key;
  /** Keys that every record has; a kept row without one of them is dropped as damaged. */
  required: readonly (keyof T & string)[];
}

export function defineCollection<T extends Keyed>({
  name,
  version,
  seed = () => baseOf<T>([]),
  upgrade = (value) => value,
  upgradeKey = (key) => key,
  required,
}: CollectionOptions<T>): Collection<T> {
  const isRecord = (value: unknown): value is T =>
    typeof value === 'object' && value !== null && required.every((key) => Object.hasOwn(value, key));
  return { name, version, seed, upgrade, upgradeKey, isRecord };
}

/** A base of records that are simply listed. */
export function baseOf<T extends Keyed>(records: readonly T[]): Base<T> {
  const byKey = new Map(records.map((record) => [record.id, record]));
  return { size: byKey.size, keys: () => byKey.keys(), get: (key) => byKey.get(key) };
}
