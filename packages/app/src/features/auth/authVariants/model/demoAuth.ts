import type { User } from '@stockroom/contract';
import { authMachine } from '#features/auth/machines/authMachine';
import type { GrantedSession } from '#features/auth/model/session';
import { scriptedActors } from '#features/auth/session/scriptedActors';
import { ApiError } from '#shared/api/ApiError';
import { demoSignIn } from '#shared/config/demoSignIn';
import type { AuthVariantPage } from './authVariant';

/** Simulated response time in milliseconds, so that the pending state of a button is visible. */
const PATIENCE_MS = 900;

/**
 * A session without a user, for an auth page shown as an example: it accepts the demo's password and rejects any other, and its
 * actions have no effect outside.
 * @param user whose name and address the pages show
 */
export function demoAuthMachine(page: AuthVariantPage, user: User): typeof authMachine {
  const session: GrantedSession = { user, expiresAt: Number.MAX_SAFE_INTEGER, skew: 0 };
  const answer = async ({ password }: { password: string }) => {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    if (demoSignIn && password !== demoSignIn.password) throw new ApiError('notFound', { call: 'demo', status: 404 });
    return session;
  };
  const isIn = page === 'sign-out' || page === 'unlock-session';
  const actors = scriptedActors({
    restore: () => Promise.resolve(isIn ? { ...session, isLocked: page === 'unlock-session' } : null),
    signIn: answer,
    unlock: answer,
    end: () => Promise.resolve(),
  });
  return authMachine.provide({ actors });
}
