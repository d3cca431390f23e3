import { authEndpoints, AuthResponse, type SignInBody } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Reopens a locked session: with its token, so that the session continues. A wrong password is `notFound`. */
export const unlockSession = (body: SignInBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: authEndpoints.unlockSession, body, schema: AuthResponse, signal });
