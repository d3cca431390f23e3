/** More than any token of ours has, and what servers take as a header. */
const MAX_BYTES = 8192;

/** Last letters whose unused bits are 0, by how many letters stand in the last group: one text of bytes has one spelling. */
const LAST: Record<number, RegExp> = { 0: /[\w-]$/, 2: /[AQgw]$/, 3: /[AEIMQUYcgkosw048]$/ };

/**
 * Whether a token is spelled as we spell it: three parts in base64url, without padding, spaces or bits that say nothing. Libraries
 * read other spellings of a signature too: no forgery, but a token that is refused or remembered by its text must have one.
 */
export const isSpelledRight = (token: string): boolean =>
  token.length <= MAX_BYTES &&
  /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) &&
  token.split('.').every((part) => LAST[part.length % 4]?.test(part));

/** The token that a call carries, `null` for none and for any that is not spelled right. What is too long is not read. */
export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization') ?? '';
  const token = header.slice('Bearer '.length);
  return /^Bearer /i.test(header) && isSpelledRight(token) ? token : null;
}
