import { PAGE_SIZES } from '@stockroom/contract';

/** One value of a page's state, as the address has it. */
export interface AddressParam<Value> {
  /** Its name in the address. @default its name in the state */
  name?: string;
  /** The value when the address names none. */
  fallback: Value;
  /** @returns `undefined` for a text that makes no sense: the fallback is taken, and that is said */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** The value in place of the fallback for a text that makes no sense. */
  mend?: (text: string) => Value;
  /** Another way to say one value: a name with nothing to it. */
  flag?: { name: string; value: Value };
  /** Another one is another list: it begins at its first page. */
  isFilter?: boolean;
  /** Stands for several parameters of the address, in place of one: the value is a query string of them. */
  several?: {
    names: readonly string[];
    /** @returns the value, and whether something in the address made no sense */
    read: (params: URLSearchParams) => { value: Value; isWrong: boolean };
  };
}

/** Longest search text that is asked for; more of it can't match a name or a code. */
export const MAX_SEARCH = 255;

/** The search term. Blank means everything. */
export const searchParam: AddressParam<string> = {
  fallback: '',
  read(text) {
    const { text: search, cut } = normalizeSearch(text);
    return cut ? undefined : search;
  },
  mend: (text) => normalizeSearch(text).text,
  write: (search) => normalizeSearch(search).text,
  isFilter: true,
};

export const pageParam: AddressParam<number> = { fallback: 1, read: positiveOf, write: String };

/** How many rows a page has. */
export const sizeParam = (fallback: number): AddressParam<number> => ({
  fallback,
  read: (text) => PAGE_SIZES.find((size) => String(size) === text),
  write: String,
});

/** One of some words; `fallback` may be none of them, such as `null`. */
export const choiceParam = <const Words extends readonly string[], Fallback extends Words[number] | null>(
  words: Words,
  fallback: Fallback,
): AddressParam<Words[number] | Fallback> => ({
  fallback,
  read: (text) => words.find((word) => word === text),
  write: String,
});

/** The record that is open, by its id; `new` where one is being made. */
export const openParam = (name: string): AddressParam<string | null> => ({
  name,
  fallback: null,
  read: (text) => text || undefined,
  write: String,
});

/** Trims a search text and cuts it to what can match, never through a character. */
export function normalizeSearch(text: string): { text: string; cut: boolean } {
  // A pasted megabyte is cut before anything walks through it.
  const head = text.slice(0, MAX_SEARCH * 8).trim();
  const characters = [...head];
  const cut = characters.length > MAX_SEARCH || text.length > MAX_SEARCH * 8;
  return { text: cut ? characters.slice(0, MAX_SEARCH).join('').trimEnd() : head, cut };
}

/** A positive number as an address writes it. */
export function positiveOf(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
