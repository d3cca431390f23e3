import * as v from 'valibot';

/** Times in an access token. The app never verifies the signature: that is the server's task. */
export interface TokenTimes {
  /** Milliseconds since 1970; 0 when missing in the token. */
  issuedAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const seconds = v.pipe(v.number(), v.finite());
const Claims = v.object({ exp: seconds, iat: v.optional(seconds, 0) });

/** Times of a token, or `null` for anything but a token with an expiry. */
export function tokenTimes(token: string): TokenTimes | null {
  const claims = v.safeParse(Claims, readClaims(token));
  return claims.success ? { issuedAt: claims.output.iat * 1000, expiresAt: claims.output.exp * 1000 } : null;
}

/** Claims of a token, unverified; `null` for anything but a token. */
export function readClaims(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
