import { authEndpoints, AuthResponse } from '@stockroom/contract';
import { retryOnce } from './retryOnce';
import { request } from '../../../shared/api/http';

/**
 * Takes up a session with its token and gets a fresh one. A token that is refused is `unauthorized`. Every visit stands and falls with
 * this call: it is asked once more before a person is asked to.
 */
export const signInWithToken = (accessToken: string, signal?: AbortSignal) =>
  retryOnce(
    () =>
      request({
        method: 'POST',
        path: authEndpoints.signInWithToken,
        body: { accessToken },
        schema: AuthResponse,
        signal,
        auth: false,
      }),
    signal,
  );
