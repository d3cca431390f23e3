import type { TFunction } from 'i18next';
import { ApiError, type ApiErrorKind, isRetryable } from '../api/ApiError';

export interface ErrorDescription {
  /** Short description of the failure. */
  title: string;
  /** The reason, what is preserved, and what to do. */
  message: string;
  /**
   * The call that failed and its status; `null` when no call failed. Not shown: `errorCode` turns it into a code for
   * support.
   */
  call: string | null;
  /** Whether a Retry makes sense. */
  canRetry: boolean;
}

/** Kinds that need no message: the caller aborted, or the session's own page takes over. */
const quiet: ApiErrorKind[] = ['aborted', 'unauthorized'];

/** Whether to show this error at all. */
export const shouldShowError = (error: unknown): boolean => !(error instanceof ApiError && quiet.includes(error.kind));

/** Describes any error in words a person can act on. Never shows an address, a token, a query or a stack. */
export function describeError(error: unknown, t: TFunction): ErrorDescription {
  if (!(error instanceof ApiError)) {
    return { title: t('errors.unknown.title'), message: t('errors.unknown.message'), call: null, canRetry: true };
  }
  const kind = error.kind === 'upstream' ? upstreamKind(error) : error.kind;
  // A list or a session that failed to load changes nothing: there is nothing to reassure about.
  const keptNote = /^GET |-with-token$/.test(error.call) ? '' : ` ${t('errors.kept')}`;
  return {
    title: t(`errors.${kind}.title`),
    message: t(`errors.${kind}.message`, { kept: keptNote }),
    call: `${error.call} (${error.upstream?.status || error.status})`,
    canRetry: isRetryable(error) || error.kind === 'shape' || error.kind === 'notFound',
  };
}

function upstreamKind(error: ApiError) {
  const reasons = {
    'UPSTREAM UNREACHABLE': 'upstreamUnreachable',
    'UPSTREAM FAILED': 'upstreamFailed',
    'UPSTREAM SHAPE': 'upstreamShape',
  } as const;
  return reasons[error.upstream?.error ?? 'UPSTREAM FAILED'];
}
