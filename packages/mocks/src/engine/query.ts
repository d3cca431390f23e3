import { MAX_PAGE_SIZE } from '@stockroom/contract';
import { badRequest } from './errors';

/**
 * Reads `page` and `size` of a list request.
 * @throws Refusal 400 when one is not a positive whole number, or the size is over 100
 */
export function pageOf(url: URL, defaults: { page: number; size: number }): { page: number; size: number } {
  const page = wholeNumber(url, 'page', defaults.page);
  const size = wholeNumber(url, 'size', defaults.size);
  if (size > MAX_PAGE_SIZE) throw badRequest({ path: 'size', message: `must be at most ${MAX_PAGE_SIZE}` });
  return { page, size };
}

/**
 * Reads an id from a request's query.
 * @throws Refusal 400 when there is none
 */
export function idOf(url: URL, name = 'id'): string {
  const id = url.searchParams.get(name);
  if (!id) throw badRequest({ path: name, message: 'is missing' });
  return id;
}

/** Reads a value from a list of allowed ones. Throws a 400. */
export function oneOf<T extends string>(url: URL, name: string, allowed: readonly T[], fallback: T): T {
  const given = url.searchParams.get(name) || fallback;
  const value = allowed.find((candidate) => candidate === given);
  if (value === undefined) throw badRequest({ path: name, message: `must be one of ${allowed.join(', ')}` });
  return value;
}

function wholeNumber(url: URL, name: string, fallback: number): number {
  const text = url.searchParams.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1) {
    throw badRequest({ path: name, message: 'must be a positive whole number' });
  }
  return value;
}
