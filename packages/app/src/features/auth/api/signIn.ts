import { authEndpoints, AuthResponse, type SignInBody } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Opens a session. A wrong pair of email and password is `notFound`. */
export const signIn = (body: SignInBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: authEndpoints.signIn, body, schema: AuthResponse, signal, auth: false });
