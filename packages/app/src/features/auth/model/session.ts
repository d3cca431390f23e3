import type { User } from '@stockroom/contract';

/** A session granted by the server. Does not contain the token, which is only in the token store. */
export interface GrantedSession {
  user: User;
  /** Expiry of the token, in milliseconds since 1970 on this device's clock; the server's clock may differ. */
  expiresAt: number;
  /** Server's clock minus this device's, in milliseconds; 0 when they agree within a minute. */
  skew: number;
}

/** A stored session found at start. */
export interface RestoredSession extends GrantedSession {
  isLocked: boolean;
}

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second step, with two-step sign-in. */
  code?: string;
  /** Keeps the session after the browser closes. */
  remember: boolean;
}

/** Reason why the last sign-in or unlock failed. */
export interface AuthFailure {
  /**
   * `wrongPair`: 404 of the server · `code`: the credentials are right, and a code is required or was wrong · `badToken`: the granted
   * token cannot be used · `call`: the call itself failed.
   */
  kind: 'wrongPair' | 'code' | 'badToken' | 'call';
  error: unknown;
}

/**
 * How a session ended. `person`: signed out in this tab · `elsewhere`: in another tab · `refused`: a 401 · `expired`: the token
 * expired.
 */
export type SessionEnd = 'person' | 'elsewhere' | 'refused' | 'expired';
