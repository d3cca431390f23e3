import type { AddressParam } from './addressParams';

export type AddressParams<State> = { [Key in keyof State]: AddressParam<State[Key]> };

/** Reads a page's state from its address and writes it back. */
export interface ListAddress<State> {
  /** The state of a bare address. */
  fallback: State;
  /** @returns the state, and the names of invalid values in the address, so that the user can be told */
  read: (params: URLSearchParams) => { state: State; corrected: string[] };
  /** Writes into a copy of `params`: default values are left out, and foreign parameters stay. */
  write: (state: State, params?: URLSearchParams) => URLSearchParams;
  /**
   * Moves in the list: another filter starts at the first page, another page size keeps the first row in view, and whatever
   * closes with a move is closed.
   */
  move: (state: State, change: Partial<State>) => State;
  /** Identifies search and filters: another value is another list. */
  scopeOf: (state: State) => string;
}

/**
 * Describes the address of a list.
 * @example
 * const contactAddress = listAddress({ search: searchParam, tag: choiceParam(TAGS, null), open: openParam('contact') });
 * @param closing parts of the state that a move in the list closes
 */
export function listAddress<State extends object>(
  params: AddressParams<State>,
  { closing = [] }: { closing?: readonly (keyof State)[] } = {},
): ListAddress<State> {
  const keys = Object.keys(params) as (keyof State & string)[];
  const build = (valueOf: <Key extends keyof State & string>(key: Key) => State[Key]): State =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as State;
  const nameOf = (key: keyof State & string) => params[key].name ?? key;

  return {
    fallback: build((key) => params[key].fallback),

    read(search) {
      const corrected: string[] = [];
      const state = build((key) => {
        const { fallback, read, mend, flag, several } = params[key];
        if (several) {
          const { value, isWrong } = several.read(search);
          if (isWrong) corrected.push(nameOf(key));
          return value;
        }
        if (flag && search.has(flag.name)) return flag.value;
        const text = search.get(nameOf(key));
        if (text === null || text === '') return fallback;
        const value = read(text);
        if (value !== undefined) return value;
        corrected.push(nameOf(key));
        return mend ? mend(text) : fallback;
      });
      return { state, corrected };
    },

    write(state, search = new URLSearchParams()) {
      const next = new URLSearchParams(search);
      for (const key of keys) {
        const { fallback, write, flag, several } = params[key];
        if (several) {
          for (const name of several.names) next.delete(name);
          for (const [name, value] of new URLSearchParams(write(state[key]))) next.append(name, value);
          continue;
        }
        if (flag) next.delete(flag.name);
        if (state[key] === fallback) next.delete(nameOf(key));
        else next.set(nameOf(key), write(state[key]));
      }
      return next;
    },

    scopeOf: (state) => JSON.stringify(keys.filter((key) => params[key].isFilter).map((key) => state[key])),

    move(state, change) {
      const next = { ...state, ...change };
      for (const key of keys) {
        const { isFilter, mend } = params[key];
        // A typed value is normalised like one in an address.
        if (isFilter && mend && change[key] !== undefined) next[key] = mend(String(change[key]));
      }
      for (const key of closing) next[key] = params[key].fallback;
      const restarts = keys.some((key) => params[key].isFilter && next[key] !== state[key]);
      return isPaged(next) && isPaged(state) ? { ...next, page: pageAfter(state, next, restarts, change) } : next;
    },
  };
}

interface Paged {
  page: number;
  size: number;
}

const isPaged = (state: object): state is Paged => 'page' in state && 'size' in state;

function pageAfter(state: Paged, next: Paged, restarts: boolean, change: object): number {
  if (restarts) return 1;
  const keepsFirstRow = next.size !== state.size && !('page' in change && change.page !== undefined);
  return keepsFirstRow ? Math.floor(((state.page - 1) * state.size) / next.size) + 1 : next.page;
}
