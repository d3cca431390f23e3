import { authEndpoints, Done } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Ends the session of that token on the server. The token goes along, as nobody is signed in here any more. */
export const signOut = (accessToken: string) =>
  request({ method: 'POST', path: authEndpoints.signOut, body: { accessToken }, schema: Done, auth: false, isAhead: true });
