import { User, userEndpoints } from '@stockroom/contract';
import { request } from '#shared/api/http';

/**
 * Checks that the server answers, with the smallest protected call there is.
 * @throws {ApiError} when it does not
 */
export const checkServer = (signal?: AbortSignal) => request({ method: 'GET', path: userEndpoints.user, schema: User, signal });
