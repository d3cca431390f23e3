import type { Movement } from '@stockroom/contract';
import { useRef } from 'react';
import { announce } from '../announce/announce';
import { isApiError } from '../api/ApiError';
import { isWorthSaying } from '../errors/describeError';
import { useDescribeError } from '../errors/useDescribeError';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import { toasts } from '../toast/toast';
import './locales/types';
import { undoMovement } from './movementCalls';
import { signed } from './signed';
import { useStockWritten } from './useStockWritten';

/** Takes movements back, each once, by counter-movements; says what was undone, or why it can't be. */
export function useUndoMovement() {
  const { t } = useTranslation('stock');
  const { locale } = useFormat();
  const describe = useDescribeError();
  const written = useStockWritten();
  const underWay = useRef(new Set<string>());

  const reasonFor = (error: unknown, { name }: Movement): string => {
    if (isApiError(error, 'conflict')) return t('undoneAlready', { name, person: personOf(error.current) });
    if (isApiError(error, 'invalid')) return t('tooLittle', { name });
    if (isApiError(error, 'notFound')) return t('productGone', { name });
    return `${t('undoFailed', { name })} ${describe(error).message}`;
  };

  const undo = async (movement: Movement): Promise<void> => {
    if (underWay.current.has(movement.id)) return;
    underWay.current.add(movement.id);
    try {
      await undoMovement(movement.id);
      announce(t('undone', { name: movement.name, change: signed(movement.delta, locale) }));
    } catch (error) {
      if (isWorthSaying(error)) toasts.show({ id: `undo ${movement.id}`, tone: 'critical', message: reasonFor(error, movement) });
    } finally {
      underWay.current.delete(movement.id);
      written();
    }
  };
  /** The last one first: so the stock goes back the way it came. */
  const all = async (movements: readonly Movement[]): Promise<void> => {
    for (const movement of movements.toReversed()) await undo(movement);
  };
  return { undo, all };
}

function personOf(current: unknown): string {
  const name: unknown = typeof current === 'object' && current !== null ? Reflect.get(current, 'userName') : null;
  return typeof name === 'string' ? name : '';
}
