import { AuthResponse, paths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Takes up a session with its token and gets a fresh one. A token that is refused is `unauthorized`. */
export const signInWithToken = (accessToken: string, signal?: AbortSignal) =>
  request({ method: 'POST', path: paths.auth.signInWithToken, body: { accessToken }, schema: AuthResponse, signal, auth: false });
