import { authEndpoints, Done } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Ends the session of a token on the server. The token is passed explicitly, as no user is signed in any more. */
export const signOut = (accessToken: string) =>
  request({ method: 'POST', path: authEndpoints.signOut, body: { accessToken }, schema: Done, auth: false, isPrefetch: true });
