import { mayOversell, type MovementReason } from '@stockroom/contract';
import { badRequest } from '../../engine/errors';

/**
 * Returns the stock after a movement.
 * @param path of what is refused
 * @throws Refusal 400 when the stock would fall below zero for a reason that does not allow it
 */
export function stockAfter(stock: number, delta: number, reason: MovementReason, path: string): number {
  const after = stock + delta;
  if (after < 0 && delta < 0 && !mayOversell(reason)) throw badRequest({ path, message: `would leave ${after}` });
  if (!Number.isSafeInteger(after)) throw badRequest({ path, message: 'is too large' });
  return after;
}
