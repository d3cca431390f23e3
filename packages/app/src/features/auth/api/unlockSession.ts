import { authEndpoints, AuthResponse, type SignInBody } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Opens a locked session again: with its token, so that it goes on. A wrong password is `notFound`. */
export const unlockSession = (body: SignInBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: authEndpoints.unlockSession, body, schema: AuthResponse, signal });
