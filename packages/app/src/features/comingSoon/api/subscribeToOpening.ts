import { comingSoonEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/**
 * Requests a notification for when the page opens. A second call with the same address changes nothing.
 * @throws {ApiError}
 */
export const subscribeToOpening = (email: string) =>
  request({ method: 'POST', path: comingSoonEndpoints.comingSoon, body: { email }, schema: v.literal(true) });
