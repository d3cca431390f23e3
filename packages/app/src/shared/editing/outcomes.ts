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

/** Maps the error of a failed write to the model's failure. */
export function writeFailureOf(error: unknown): WriteFailure {
  if (!isApiError(error)) return { kind: 'unexpected', call: '' };
  return { kind: kinds[error.kind] ?? 'unexpected', call: error.call };
}

/** The stored record of a 409, or `null` for any other error. */
export function currentOf<Saved>(schema: v.GenericSchema<unknown, Saved>, error: unknown): Saved | null {
  if (!isApiError(error, 'conflict')) return null;
  const current = v.safeParse(schema, error.current);
  return current.success ? current.output : null;
}

/** The refused fields of a 400, or `null` for any other error or one that names no field of the form. */
export function refusalsOf<Field extends string>(order: readonly Field[], error: unknown): Refusal<Field>[] | null {
  if (!isApiError(error, 'invalid')) return null;
  const refusals = error.issues.flatMap(({ path, message }) => {
    const field = order.find((name) => path.split('.').includes(name));
    return field ? [{ field, message }] : [];
  });
  return refusals.length > 0 ? refusals : null;
}

/** Outcome of a save, in the machine's terms: never rejects. */
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

/** Outcome of a deletion. */
export async function deleteOutcome(deleting: Promise<unknown>): Promise<DeleteOutcome> {
  try {
    await deleting;
    return { kind: 'deleted' };
  } catch (error) {
    return { kind: 'failed', failure: writeFailureOf(error) };
  }
}
