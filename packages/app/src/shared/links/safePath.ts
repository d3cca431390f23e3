/** Longest accepted address: nobody bookmarks longer ones. */
const MAX_LENGTH = 2048;
/** Usual path of a menu, without characters that a browser reads differently. */
const plainPath = /^(?:\/[a-z0-9_-]+)+$/i;
const controlOrBackslash = /[\u0000-\u001f\u007f\\]/;

/**
 * The only guard of addresses that come as data (`redirectURL`, links of records): returns a path of this origin, or
 * `null`. The router's `<Link>` leaves the origin for `//`, `/\`, `\\` and absolute addresses; this function never returns one.
 */
export function safePath(value: unknown, origin: string = globalThis.location?.origin ?? 'http://localhost'): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  if (plainPath.test(value)) return value;
  if (!value.startsWith('/') || controlOrBackslash.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  // `/.//evil.example` has this origin, but its pathname is `//evil.example`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Permitted target of a record's link. */
export type SafeLink = { kind: 'own'; path: string } | { kind: 'outside'; href: string };

/**
 * Checks a link that came as data: a path of the app, or http(s), mailto and tel. Everything else is `null`: show it as
 * text.
 */
export function safeLink(value: unknown, origin?: string): SafeLink | null {
  const path = safePath(value, origin);
  if (path !== null) return { kind: 'own', path };
  if (typeof value !== 'string' || value.length > MAX_LENGTH || controlOrBackslash.test(value)) return null;
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(value) || !URL.canParse(value)) return null;
  return { kind: 'outside', href: new URL(value).href };
}
