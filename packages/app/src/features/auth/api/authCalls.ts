import { signIn } from './signIn';
import { signInWithToken } from './signInWithToken';
import { unlockSession } from './unlockSession';

/** The calls that open a session. */
export const authCalls = { signIn, signInWithToken, unlockSession };
