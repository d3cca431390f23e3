import './authVariants/locales/types';
import './locales/types';

export { authRoutes } from './authRoutes';
// The app's frame makes the session's actor, starts it, and asks it who is there.
export { AuthContext, useAuth, useAuthActor } from './session/AuthContext';
export { createAuth, type Auth, type AuthSnapshot } from './session/createAuth';
export { sessionChannel } from './session/sessionChannel';

/** Idle lock and the lock in place, for the frame of signed-in pages to fetch. */
export const loadSessionWatch = () => import('./idle/SessionWatch').then((module) => module.SessionWatch);
/** The setting of the idle lock, for the user menu to fetch. */
export const loadIdleLockDialog = () => import('./idle/IdleLockDialog');
