import { PAGE_SIZES } from '@stockroom/contract';

/** One value of a page's state, as represented in the address. */
export interface AddressParam<Value> {
  /** Its name in the address. @default its name in the state */
  name?: string;
  /** Default when the address does not contain the value. */
  fallback: Value;
  /** @returns `undefined` for an invalid text: the fallback is used, and that is announced */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** Derives a valid value from an invalid text, in place of the fallback. */
  mend?: (text: string) => Value;
  /** Alternative form for one value: a parameter without a value. */
  flag?: { name: string; value: Value };
  /** A change of it yields another list, which starts at its first page. */
  isFilter?: boolean;
  /** Represents several parameters of the address instead of one: the value is a query string of them. */
  several?: {
    names: readonly string[];
    /** @returns the value, and whether something in the address was invalid */
    read: (params: URLSearchParams) => { value: Value; isWrong: boolean };
  };
}

/** Maximum length of a search term; anything longer can't match a name or a code. */
export const MAX_SEARCH = 255;

/** The search term. Blank matches everything. */
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

/** Number of rows per page. */
export const sizeParam = (fallback: number): AddressParam<number> => ({
  fallback,
  read: (text) => PAGE_SIZES.find((size) => String(size) === text),
  write: String,
});

/** One of several words; `fallback` may be a different value, such as `null`. */
export const choiceParam = <const Words extends readonly string[], Fallback extends Words[number] | null>(
  choices: Words,
  fallback: Fallback,
): AddressParam<Words[number] | Fallback> => ({
  fallback,
  read: (text) => choices.find((word) => word === text),
  write: String,
});

/** Id of the open record; `new` while one is being created. */
export const openParam = (name: string): AddressParam<string | null> => ({
  name,
  fallback: null,
  read: (text) => text || undefined,
  write: String,
});

/** Trims a search term and cuts it to the maximum length, never within a character. */
export function normalizeSearch(text: string): { text: string; cut: boolean } {
  // A pasted megabyte is cut before anything iterates over it.
  const head = text.slice(0, MAX_SEARCH * 8).trim();
  const characters = [...head];
  const cut = characters.length > MAX_SEARCH || text.length > MAX_SEARCH * 8;
  return { text: cut ? characters.slice(0, MAX_SEARCH).join('').trimEnd() : head, cut };
}

/** Parses a positive number as written in an address. */
export function positiveOf(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
