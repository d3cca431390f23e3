import { MOVEMENT_REASONS, type MovementFilters } from '@stockroom/contract';
import { badRequest } from '../../engine/errors';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Filters of the ledger. Its period is in milliseconds since 1970; both ends are included. */
export interface MovementQuery extends Omit<MovementFilters, 'from' | 'to'> {
  from: number;
  to: number;
}

/**
 * Reads the filters of a request. An empty value counts as no filter.
 * @throws Refusal 400 when a value is invalid
 */
export function movementQueryOf({ searchParams }: URL): MovementQuery {
  const given = (name: string) => searchParams.get(name)?.trim() || null;
  const productId = given('productId');
  if (productId !== null && !/^\d+$/.test(productId)) throw badRequest({ path: 'productId', message: 'must be a whole number' });
  return {
    productId: productId === null ? null : Number(productId),
    reasons: searchParams.getAll('reason').filter(Boolean).map(reasonOf),
    userId: given('userId'),
    direction: directionOf(given('direction')),
    from: momentOf('from', given('from'), 0) ?? Number.NEGATIVE_INFINITY,
    to: momentOf('to', given('to'), 1) ?? Number.POSITIVE_INFINITY,
    search: searchParams.get('search') ?? '',
  };
}

function reasonOf(given: string) {
  const reason = MOVEMENT_REASONS.find((known) => known === given);
  if (reason === undefined) throw badRequest({ path: 'reason', message: `must be one of ${MOVEMENT_REASONS.join(', ')}` });
  return reason;
}

function directionOf(given: string | null): MovementFilters['direction'] {
  if (given === null || given === 'in' || given === 'out') return given;
  throw badRequest({ path: 'direction', message: 'must be in or out' });
}

/** Converts a day to its first moment or, when `end` is 1, to its last one. */
function momentOf(path: string, given: string | null, end: 0 | 1): number | null {
  if (given === null) return null;
  const day = DAY.exec(given);
  const moment = day ? midnight(day, 0) : INSTANT.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(moment)) throw badRequest({ path, message: 'must be a day or an instant' });
  return day && end === 1 ? midnight(day, 1) - 1 : moment;
}

function midnight([, year = '', month = '', day = '']: RegExpExecArray, later: number): number {
  const date = startOf(Number(year), Number(month) - 1, Number(day));
  // `Date` turns the 31st of April into the 1st of May.
  const isThere = date.getMonth() === Number(month) - 1 && date.getDate() === Number(day);
  return isThere ? startOf(Number(year), Number(month) - 1, Number(day) + later).getTime() : Number.NaN;
}

/**
 * Finds the start of each day separately: where clocks go forward at midnight a day begins at 01:00, and the next one does not.
 */
function startOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setHours(0, 0, 0, 0);
  date.setFullYear(year, month, day);
  return date;
}
