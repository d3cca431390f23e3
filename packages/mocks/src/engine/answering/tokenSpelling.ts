/** Above the size of any token of ours, and the limit that servers set for headers. */
const MAX_BYTES = 8192;

/**
 * Last letters whose unused bits are 0, by the number of letters in the last group, so that the same bytes have a single
 * spelling.
 */
const LAST: Record<number, RegExp> = { 0: /[\w-]$/, 2: /[AQgw]$/, 3: /[AEIMQUYcgkosw048]$/ };

/**
 * Whether a token has our spelling: three parts in base64url, without padding, spaces or unused bits. Libraries accept other
 * spellings of a signature too, which is no forgery; but a token that is revoked or cached by its text must have a single one.
 */
export const isCanonicalToken = (token: string): boolean =>
  token.length <= MAX_BYTES &&
  /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) &&
  token.split('.').every((part) => LAST[part.length % 4]?.test(part));

/** Returns the token of a call; `null` for none and for a wrong spelling. Tokens that are too long are not parsed. */
export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization') ?? '';
  const token = header.slice('Bearer '.length);
  return /^Bearer /i.test(header) && isCanonicalToken(token) ? token : null;
}
