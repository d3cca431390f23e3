import { AuthResponse, paths, type SignInBody } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Opens a locked session again. A wrong password is `notFound`. */
export const unlockSession = (body: SignInBody, signal?: AbortSignal) =>
  request({ method: 'POST', path: paths.auth.unlockSession, body, schema: AuthResponse, signal, auth: false });
