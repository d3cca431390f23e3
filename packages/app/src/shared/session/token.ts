import { decodeJwt } from 'jose';

/** What the app reads from an access token. It never judges the signature: that is the server's part. */
export interface TokenTimes {
  /** Milliseconds since 1970. */
  issuedAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Times of a token, or `null` for anything that is no token with an expiry. */
export function tokenTimes(token: string): TokenTimes | null {
  try {
    const { exp, iat } = decodeJwt(token);
    if (typeof exp !== 'number' || !Number.isFinite(exp)) return null;
    return { expiresAt: exp * 1000, issuedAt: typeof iat === 'number' && Number.isFinite(iat) ? iat * 1000 : 0 };
  } catch {
    return null;
  }
}
