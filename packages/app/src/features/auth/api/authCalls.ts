// The calls that open a session, in one chunk.
export { signIn } from './signIn';
export { signInWithToken } from './signInWithToken';
export { unlockSession } from './unlockSession';
