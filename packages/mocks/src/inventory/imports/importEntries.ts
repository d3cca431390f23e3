import { PRODUCT_LIMITS } from '@stockroom/contract';
import * as v from 'valibot';
import { Refusal } from '../../engine/errors';
import type { Change, Outcome } from '../../storeServer/storeServer';
import type { ImportedEntry } from './importedBatch';

/** The change of an entry, or the reason it is refused. */
export type Attempt = { change: Change } | { refused: string };

/** Makes the change of an entry, or returns the reason it is refused. */
export function attempt(make: () => Change): Attempt {
  try {
    return { change: make() };
  } catch (error) {
    if (error instanceof Refusal) return { refused: reasonOf(error) };
    throw error;
  }
}

/** Merges outcomes with the entries that were refused without a try, in the order of the batch. */
export function mergeOutcomes(
  attempts: readonly Attempt[],
  outcomes: readonly Outcome[],
): (Exclude<Outcome, Refusal> | { refused: string })[] {
  let next = 0;
  return attempts.map((entry) => {
    if ('refused' in entry) return { refused: entry.refused };
    const outcome = outcomes[next];
    next += 1;
    if (!outcome) throw new Error('Every change has an outcome.');
    return outcome instanceof Refusal ? { refused: reasonOf(outcome) } : outcome;
  });
}

export function isRefused(result: Exclude<Outcome, Refusal> | { refused: string }): result is { refused: string } {
  return 'refused' in result;
}

export function toEntry(
  result: Exclude<Outcome, Refusal> | { refused: string },
  sentProduct: unknown,
  row: number | null,
): ImportedEntry {
  if (isRefused(result)) return { ...result, row, sku: textOf(sentProduct, 'sku'), name: textOf(sentProduct, 'name') };
  return { productId: result.product.id, updatedAt: result.product.updatedAt, before: result.before };
}

/** Text of a field that was sent and may hold anything, cut to the length a report has room for. */
function textOf(sentProduct: unknown, key: 'sku' | 'name'): string {
  const value: unknown = Reflect.get(Object(sentProduct), key);
  return typeof value === 'string' ? value.slice(0, PRODUCT_LIMITS.name) : '';
}

export function withoutBefore(entry: ImportedEntry): ImportedEntry {
  return 'refused' in entry ? entry : { ...entry, before: null };
}

/** Returns the first issue of a 400, as `product.sku: is taken …`; else the error's name. */
function reasonOf({ body }: Refusal): string {
  const Issues = v.object({ issues: v.pipe(v.array(v.object({ path: v.string(), message: v.string() })), v.minLength(1)) });
  const refused = v.safeParse(Issues, body);
  const [issue] = refused.success ? refused.output.issues : [];
  if (issue) return `${issue.path}: ${issue.message}`;
  const named = v.safeParse(v.object({ error: v.string() }), body);
  return named.success ? named.output.error : 'REFUSED';
}
