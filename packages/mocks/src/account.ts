import { authRoutes } from './auth/auth.handlers';
import type { Route } from './engine/route';
import { navigationRoutes } from './navigation/navigation.handlers';
import { userRoutes } from './user/user.handlers';

/** What the first screens call, in one chunk. */
export function accountRoutes(): readonly Route[] {
  return [...authRoutes(), ...userRoutes(), ...navigationRoutes()];
}
