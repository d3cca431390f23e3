import { authRoutes } from './auth/auth.handlers';
import type { MockContext } from './engine/context';
import type { Domain } from './engine/domain';
import type { Route } from './engine/route';
import { navigationRoutes } from './navigation/navigation.handlers';
import { userRoutes } from './user/user.handlers';

/** Routes that the first screens call, in one chunk. */
export function accountRoutes(_context: MockContext, domains: readonly Domain[]): readonly Route[] {
  return [...authRoutes(), ...userRoutes(), ...navigationRoutes(domains)];
}
