export { authRoutes } from './authRoutes';
// The app's frame creates the session's actor, starts it, and reads the session from it.
export { AuthContext, useAuth, useAuthActor } from './session/AuthContext';
export { createAuth, type Auth, type AuthSnapshot } from './session/createAuth';
export { sessionChannel } from './session/sessionChannel';

/** Loads idle lock and lock cover for the frame of signed-in pages. */
export const loadSessionWatch = () => import('./idle/SessionWatch').then((module) => module.SessionWatch);
/** Loads the settings dialog of the idle lock for the user menu. */
export const loadIdleLockDialog = () => import('./idle/IdleLockDialog');
