export type Key = string | number;

export interface Keyed {
  id: Key;
}

/** The initial records of a data set. They are in code; the store holds only the differences. */
export interface Base<T> {
  readonly size: number;
  keys(): Iterable<Key>;
  get(key: Key): T | undefined;
}

/**
 * Name of a data set: `demo`, `empty`, `hostile-text`, or one that a domain registers. A domain without its own data for it
 * serves `demo`.
 */
export type DataSet = string;

export interface Collection<T extends Keyed> {
  /** Unique; also the name under which rows are stored. */
  readonly name: string;
  /**
   * Version of the row format. Raise it when stored rows no longer fit, and migrate them in `upgrade`: users' data is never
   * dropped.
   */
  readonly version: number;
  readonly seed: (dataSet: DataSet) => Base<T>;
  /** Converts a row of an older version to this one. */
  readonly upgrade: (value: unknown, from: number) => unknown;
  /** Converts a key of an older version to this one, for records of the seed whose key has changed. */
  readonly upgradeKey: (key: Key, from: number) => Key;
  /** Rejects rows that are damaged in storage. */
  readonly isRecord: (value: unknown) => value is T;
}

interface CollectionOptions<T extends Keyed> {
  name: string;
  version: number;
  seed?: (dataSet: DataSet) => Base<T>;
  /** Converts a row of an older version, such as `from`, to this one; without it rows are used as they are. */
  upgrade?: (value: unknown, from: number) => unknown;
  /** Converts a key of an older version to this one; without it keys stay as they are. */
  upgradeKey?: (key: Key, from: number) => Key;
  /** Keys that every record has; a stored row without one of them is dropped as damaged. */
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

/** Returns a base of listed records. */
export function baseOf<T extends Keyed>(records: readonly T[]): Base<T> {
  const byKey = new Map(records.map((record) => [record.id, record]));
  return { size: byKey.size, keys: () => byKey.keys(), get: (key) => byKey.get(key) };
}
