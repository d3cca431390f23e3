import { signIn } from './signIn';
import { signInWithToken } from './signInWithToken';
import { signOut } from './signOut';
import { unlockSession } from './unlockSession';

/** Calls that open and end a session. */
export const authCalls = { signIn, signInWithToken, signOut, unlockSession };
