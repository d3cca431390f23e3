import type { AuthResponse } from '@stockroom/contract';
import { resetSessionExpiry } from '#shared/session/sessionExpiry';
import { tokenTimes } from '#shared/session/token';
import { tokenStore } from '#shared/session/tokenStore';
import { BadTokenError } from '../machines/authMachine';
import type { GrantedSession } from '../model/session';

/** Difference up to which clocks count as equal, in milliseconds: a response takes time, and `iat` has whole seconds. */
const TOLERANCE = 60_000;

/**
 * Stores the granted token and calculates its expiry on this device's clock. Otherwise, a device whose clock is off by days
 * would find every new token expired and ask for the password for ever.
 * @throws {BadTokenError} when the token has no expiry, or one that is not after its own start
 */
export function grantSession({ user, accessToken }: AuthResponse, options: { remember: boolean; now: number }): GrantedSession {
  const times = tokenTimes(accessToken);
  if (!times || times.expiresAt <= times.issuedAt) throw new BadTokenError();
  const difference = times.issuedAt === 0 ? 0 : times.issuedAt - options.now;
  const skew = Math.abs(difference) < TOLERANCE ? 0 : difference;
  tokenStore.write({ accessToken, skew }, { remember: options.remember });
  resetSessionExpiry();
  return { user, expiresAt: times.expiresAt - skew, skew };
}
