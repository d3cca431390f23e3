import type { Issue, UpstreamFailure } from '@stockroom/contract';

/**
 * The kind of a call's failure. `offline`: no server answered · `timeout` · `aborted` by the caller · `unauthorized` 401 ·
 * `forbidden` 403: the role does not permit it · `notFound` 404 · `conflict` 409 · `invalid` 400 · `upstream` the store server
 * behind the call failed · `server` any other status · `shape` a response that does not match the contract.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'upstream'
  | 'server'
  | 'shape';

export interface ApiErrorDetails {
  /** Method and path without query, such as `GET /api/common/user`. For `upstream` the original call behind it. */
  call: string;
  /** HTTP status; 0 when there was no response. */
  status?: number;
  /** Invalid fields (`invalid`). */
  issues?: Issue[];
  /** The stored record (`conflict`). */
  current?: unknown;
  /** How the store server failed (`upstream`). */
  upstream?: UpstreamFailure;
  cause?: unknown;
}

/** The only error type of calls. Its message names the call and never a token, a query or a body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  readonly status: number;
  readonly issues: Issue[];
  readonly current: unknown;
  readonly upstream: UpstreamFailure | undefined;

  constructor(kind: ApiErrorKind, { call, status = 0, issues = [], current, upstream, cause }: ApiErrorDetails) {
    super(`${call}: ${kind}${status ? ` (${status})` : ''}`, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.issues = issues;
    this.current = current;
    this.upstream = upstream;
  }
}

export const isApiError = (error: unknown, kind?: ApiErrorKind): error is ApiError =>
  error instanceof ApiError && (kind === undefined || error.kind === kind);

/** Whether a retry may help: the request itself was not refused. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && (['offline', 'timeout', 'upstream', 'server'] as ApiErrorKind[]).includes(error.kind);
