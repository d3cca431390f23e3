import * as v from 'valibot';
import { type ApiError, isApiError } from '../api/ApiError';
import type { DeleteOutcome, SaveOutcome } from './machines/saveTypes';
import type { FieldOf, RecordFields, Versioned } from './model/recordFields';
import type { Refusal, WriteFailure } from './model/writeFailure';

const kinds: Partial<Record<ApiError['kind'], WriteFailure['kind']>> = {
  notFound: 'gone',
  conflict: 'changed',
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

/** The stored record of a 409, or `null` when the error is none. */
export function currentOf<Saved>(schema: v.GenericSchema<unknown, Saved>, error: unknown): Saved | null {
  if (!isApiError(error, 'conflict')) return null;
  const current = v.safeParse(schema, error.current);
  return current.success ? current.output : null;
}

/** The fields of a 400, or `null` when the error is none or names no field of the form. */
export function refusalsOf<Field extends string>(order: readonly Field[], error: unknown): Refusal<Field>[] | null {
  if (!isApiError(error, 'invalid')) return null;
  const refusals = error.issues.flatMap(({ path, message }) => {
    const field = order.find((name) => path.split('.').includes(name));
    return field ? [{ field, message }] : [];
  });
  return refusals.length > 0 ? refusals : null;
}

/** The outcome of a save: settles in every case, as the machine knows each. */
export async function saveOutcome<Saved extends Versioned, Draft extends object>(
  { schema, order }: Pick<RecordFields<Saved, Draft>, 'schema' | 'order'>,
  saving: Promise<Saved>,
): Promise<SaveOutcome<Saved, Draft>> {
  try {
    return { kind: 'saved', record: await saving };
  } catch (error) {
    const current = currentOf(schema, error);
    if (current) return { kind: 'conflict', current };
    const refusals = refusalsOf<FieldOf<Draft>>(order, error);
    return refusals ? { kind: 'refused', refusals } : { kind: 'failed', failure: writeFailureOf(error) };
  }
}

/** The outcome of a deletion. */
export async function deleteOutcome(deleting: Promise<unknown>): Promise<DeleteOutcome> {
  try {
    await deleting;
    return { kind: 'deleted' };
  } catch (error) {
    return { kind: 'failed', failure: writeFailureOf(error) };
  }
}
