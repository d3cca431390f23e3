import { mayOversell, type MovementReason } from '@stockroom/contract';
import { badRequest } from '../../engine/errors';

/**
 * The stock after a movement.
 * @param path of what is refused
 * @throws Refusal 400 when it would be below zero for a reason that can't make it so
 */
export function stockAfter(stock: number, delta: number, reason: MovementReason, path: string): number {
  const after = stock + delta;
  if (after < 0 && delta < 0 && !mayOversell(reason)) throw badRequest({ path, message: `would leave ${after}` });
  if (!Number.isSafeInteger(after)) throw badRequest({ path, message: 'is too large' });
  return after;
}
