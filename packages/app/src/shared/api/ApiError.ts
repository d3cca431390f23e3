import type { Issue, UpstreamFailure } from '@stockroom/contract';

/**
 * The kind of a call's failure. `offline`: nothing answered · `timeout` · `aborted` by the caller · `unauthorized` 401 ·
 * `forbidden` 403: the role does not let them · `notFound` 404 · `conflict` 409 · `invalid` 400 · `upstream` the store server behind the call failed · `server` any other
 * status · `shape` an answer that is not what the contract says.
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
  /** Method and path without query, such as `GET /api/common/user`. For `upstream` the real call behind it. */
  call: string;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** Fields that do not fit (`invalid`). */
  issues?: Issue[];
  /** The stored record (`conflict`). */
  current?: unknown;
  /** How the store server failed (`upstream`). */
  upstream?: UpstreamFailure;
  cause?: unknown;
}

/** The one error of a call. Its message names the call and never a token, a query or a body. */
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

/** Whether asking once more may help: nothing about the request itself was refused. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && (['offline', 'timeout', 'upstream', 'server'] as ApiErrorKind[]).includes(error.kind);
