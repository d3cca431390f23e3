import type { User } from '@stockroom/contract';

/** A session that the server has granted. The token is not in it: it lies in the token store alone. */
export interface GrantedSession {
  user: User;
  /** When the token ends, in milliseconds since 1970 on this device's clock; the server's clock may differ. */
  expiresAt: number;
  /** Server's clock minus this device's, in milliseconds; 0 when they agree within a minute. */
  skew: number;
}

/** A session found at start. */
export interface RestoredSession extends GrantedSession {
  isLocked: boolean;
}

export interface Credentials {
  email: string;
  password: string;
  /** Of the second step, where two-step sign-in is on. */
  code?: string;
  /** Keep the session when the browser closes. */
  remember: boolean;
}

/** Why the last sign-in or unlock failed. */
export interface AuthFailure {
  /**
   * `wrongPair`: 404 of the server · `code`: the pair is right, and the second step is to be taken or was not right · `badToken`: it
   * granted a token that can't be used · `call`: the call itself failed.
   */
  kind: 'wrongPair' | 'code' | 'badToken' | 'call';
  error: unknown;
}

/**
 * How a session ended. `person`: they signed out here · `elsewhere`: in another tab · `refused`: a 401 · `expired`: its time was up.
 */
export type SessionEnd = 'person' | 'elsewhere' | 'refused' | 'expired';
