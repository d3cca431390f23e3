import { BadRequest, Conflict, UpstreamFailure } from '@stockroom/contract';
import * as v from 'valibot';
import { ApiError } from './ApiError';

/** Converts an unsuccessful response. `body` is parsed JSON, `null` when there was none. */
export function toApiError(call: string, status: number, body: unknown): ApiError {
  if (status === 401) return new ApiError('unauthorized', { call, status });
  if (status === 403) return new ApiError('forbidden', { call, status });
  // A host without such a call answers with an HTML page: that is no statement about an email or a product.
  if (status === 404 && body !== null) return new ApiError('notFound', { call, status });
  if (status === 400 && v.is(BadRequest, body)) return new ApiError('invalid', { call, status, issues: body.issues });
  if (status === 409 && v.is(Conflict, body)) return new ApiError('conflict', { call, status, current: body.current });
  if (v.is(UpstreamFailure, body)) return new ApiError('upstream', { call: body.call, status, upstream: body });
  return new ApiError('server', { call, status });
}
