import { Product } from '@stockroom/contract';
import * as v from 'valibot';
import { type ApiError, isApiError } from '../../../shared/api/ApiError';
import { DRAFT_FIELDS } from '../model/draft';
import type { Refusal, WriteFailure } from '../model/writeFailure';

const kinds: Partial<Record<ApiError['kind'], WriteFailure['kind']>> = {
  notFound: 'gone',
  offline: 'offline',
  timeout: 'timeout',
  server: 'server',
  upstream: 'upstream',
  shape: 'shape',
  unauthorized: 'expired',
};

/** Why a write failed, in the words of the model. */
export function writeFailureOf(error: unknown): WriteFailure {
  if (!isApiError(error)) return { kind: 'unexpected', call: '' };
  return { kind: kinds[error.kind] ?? 'unexpected', call: error.call };
}

/** The stored product of a 409, or `null` when the error is none. */
export function currentOf(error: unknown): Product | null {
  if (!isApiError(error, 'conflict')) return null;
  const current = v.safeParse(Product, error.current);
  return current.success ? current.output : null;
}

/** The fields of a 400, or `null` when the error is none or names no field of the form. */
export function refusalsOf(error: unknown): Refusal[] | null {
  if (!isApiError(error, 'invalid')) return null;
  const refusals = error.issues.flatMap(({ path, message }) => {
    const field = DRAFT_FIELDS.find((name) => path.split('.').includes(name));
    return field ? [{ field, message }] : [];
  });
  return refusals.length > 0 ? refusals : null;
}
