import { buildUser } from './user.factory';

/** The one person that the demo knows. */
export const demoUser = buildUser();

/** Shown and filled in on the sign-in page, and nowhere else (contract, "Authentication"). */
export const demoCredentials = { email: demoUser.email, password: 'stockroom-demo' } as const;
