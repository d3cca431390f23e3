import type { User } from '@stockroom/contract';
import { ApiError } from '../../../../shared/api/ApiError';
import { demoPair } from '../../../../shared/config/demoPair';
import { authMachine } from '../../machines/authMachine';
import type { GrantedSession } from '../../model/session';
import { scriptedActors } from '../../session/scriptedActors';
import type { AuthVariantPage } from './authVariant';

/** As long as a server would take, in milliseconds: a busy button is to be seen. */
const PATIENCE_MS = 900;

/**
 * A session that is nobody's, for a page that is shown as an example: with the demo's password it opens, with any other it refuses, and what
 * is done in it stays in it.
 * @param user whose name and address the pages show
 */
export function demoAuthMachine(page: AuthVariantPage, user: User): typeof authMachine {
  const session: GrantedSession = { user, expiresAt: Number.MAX_SAFE_INTEGER, skew: 0 };
  const answer = async ({ password }: { password: string }) => {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    if (demoPair && password !== demoPair.password) throw new ApiError('notFound', { call: 'demo', status: 404 });
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
