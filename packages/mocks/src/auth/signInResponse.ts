import type { AuthResponse, User } from '@stockroom/contract';
import type { MockContext } from '../engine/context';

/** Builds the response to a sign-in: the user with their role, and a token of the session. */
export async function signInResponse(context: MockContext, person: User, sessionId: string): Promise<AuthResponse> {
  const user = await (await import('../store/roleOf')).withRole(context, person);
  return { user, accessToken: await context.tokens.issue(user.id, sessionId), tokenType: 'bearer' };
}

/** Returns the browser's user agent; with the mock in the page no header holds it. */
export const agentOf = (request: Request): string => request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? '';
