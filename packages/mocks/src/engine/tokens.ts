import { TOKEN_ISSUER, TOKEN_LIFETIME_S } from '@stockroom/contract';
import { jwtVerify, SignJWT } from 'jose';
import { isCanonicalToken } from './answering/tokenSpelling';

/**
 * Secret that signs the tokens of every mock. It is public on purpose: a browser's mock and the mock server beside it must
 * accept each other's tokens, and they protect only invented data. Never use it for anything else; a mock server that others
 * can reach takes its own as an option.
 */
export const DEMO_SECRET = 'stockroom demo secret, known to everyone, guards nothing';

const MIN_SECRET_BYTES = 32;
const MAX_VERIFIED = 50;

/** Our own claim: `iat` has whole seconds, too coarse to order two events within a second. */
const ISSUED_AT_MS = 'iat_ms';
const SESSION = 'sid';

export interface TokenClaims {
  /** Id of the user. */
  userId: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
  /** Seconds since 1970. */
  expiresAt: number;
  /** Session of the token. */
  sessionId: string | undefined;
}

export interface Tokens {
  issue: (userId: string, sessionId: string) => Promise<string>;
  /** @returns the claims, or `null` for anything but a valid token of this mock */
  verify: (token: string) => Promise<TokenClaims | null>;
}

/**
 * Creates and verifies tokens: HS256 only, with `exp`, `iat` and `sub`, at most 7 days old, and our own issuer. The library
 * accepts tokens without these unless told to check.
 */
export function createTokens(secret: string, now: () => number): Tokens {
  const key = new TextEncoder().encode(secret);
  if (key.length < MIN_SECRET_BYTES) {
    throw new Error(`The token secret has ${key.length} bytes; HS256 needs ${MIN_SECRET_BYTES} or more.`);
  }
  const verified = new Map<string, TokenClaims>();
  const seconds = () => Math.floor(now() / 1000);

  const check = async (token: string): Promise<TokenClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: 'JWT',
        issuer: TOKEN_ISSUER,
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: TOKEN_LIFETIME_S,
        currentDate: new Date(now()),
      });
      const { sub, iat, exp } = payload;
      if (sub === undefined || iat === undefined || exp === undefined) return null;
      const exactly = payload[ISSUED_AT_MS];
      return {
        userId: sub,
        issuedAt: typeof exactly === 'number' ? exactly : iat * 1000,
        expiresAt: Math.min(exp, iat + TOKEN_LIFETIME_S),
        sessionId: typeof payload[SESSION] === 'string' ? payload[SESSION] : undefined,
      };
    } catch {
      return null;
    }
  };

  return {
    issue: (userId, sessionId) =>
      new SignJWT({ [ISSUED_AT_MS]: now(), [SESSION]: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(TOKEN_ISSUER)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + TOKEN_LIFETIME_S)
        .sign(key),
    verify: async (token) => {
      if (!isCanonicalToken(token)) return null;
      const known = verified.get(token);
      if (known) return known.expiresAt > seconds() ? known : null;
      const claims = await check(token);
      if (!claims) return null;
      if (verified.size >= MAX_VERIFIED) verified.clear();
      verified.set(token, claims);
      return claims;
    },
  };
}
