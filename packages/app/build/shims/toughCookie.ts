/**
 * Stands in for the package `tough-cookie`, the cookie jar of MSW's browser part. Our calls go without cookies (`credentials: 'omit'`) and no
 * answer of ours sets one, so the jar is empty: with it came 50 KB of code and a list of public suffixes.
 */
export class CookieJar {
  getCookiesSync = (): never[] => [];
  setCookie = async (): Promise<void> => undefined;
}

/** Cookies that the jar would keep, by domain and path. */
export class MemoryCookieStore {
  idx = {};
}

export const Cookie = { fromJSON: (): null => null };
