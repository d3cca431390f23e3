/**
 * Replaces the package `tough-cookie`, the cookie jar of MSW's browser build. Calls are sent without cookies (`credentials:
 * 'omit'`) and no response sets one, so the jar is empty; the package would add 50 KB of code and a list of public suffixes.
 */
export class CookieJar {
  getCookiesSync = (): never[] => [];
  setCookie = async (): Promise<void> => undefined;
}

/** Cookies of the jar, by domain and path. */
export class MemoryCookieStore {
  idx = {};
}

export const Cookie = { fromJSON: (): null => null };
