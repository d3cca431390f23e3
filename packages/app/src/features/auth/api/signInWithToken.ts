import { authEndpoints, AuthResponse } from '@stockroom/contract';
import { request } from '#shared/api/http';
import { retryOnce } from './retryOnce';

/**
 * Resumes a session with its token and gets a new token. A rejected token is `unauthorized`. As every visit depends on this
 * call, it is retried once before the user is asked to retry.
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
