import type { Movement } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { revertMovement } from './revertMovement';

/** Undoes movements, each once, by counter-movements; reports what was undone, or why it can't be. */
export function useUndoMovement() {
  const { i18n } = useTranslation('stock');
  const client = useQueryClient();
  const { locale } = useFormat();
  const describe = useDescribeError();
  const underWay = useRef(new Set<string>());

  const undo = async (movement: Movement): Promise<void> => {
    if (underWay.current.has(movement.id)) return;
    underWay.current.add(movement.id);
    await revertMovement({ i18n, client, describe, locale }, movement);
    underWay.current.delete(movement.id);
  };
  /** Undoes the last movement first, so that the stock goes back through the same values. */
  const all = async (movements: readonly Movement[]): Promise<void> => {
    for (const movement of movements.toReversed()) await undo(movement);
  };
  return { undo, all };
}
