import { BelowZero, type CreateMovementBody, type CreateMovementsAnswer } from '@stockroom/contract';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { isApiError } from '#shared/api/ApiError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useSession } from '#shared/session/SessionContext';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { formatSigned } from './formatSigned';
import { ReasonDraft } from './model/movementReason';
import { createMovements } from './movementCalls';
import { rememberReason } from './recentReasons';
import { useInvalidateStock } from './useInvalidateStock';
import { useUndoMovement } from './useUndoMovement';

export interface RecordOptions {
  /**
   * Whether the page continues recording, such as one that scans: it begins anew after each movement. Give each act a
   * `name` of its own then.
   */
  stays?: boolean;
  /**
   * Shows one message at a time: of scans, which are a second apart, four would fill a phone. Earlier ones are undone in
   * the ledger. Without it each act has a message, and so an Undo, of its own.
   */
  oneMessage?: boolean;
  onRecorded?: (answer: CreateMovementsAnswer) => void;
  /** Called when the stock would fall below zero: nothing is recorded until the user confirms. */
  onBelowZero: (question: BelowZeroQuestion) => void;
  /** Called when nothing was recorded; the caller reports it. */
  onFailed?: (error: unknown) => void;
}

/** Products whose stock would fall below zero, and the call that records anyway. */
export interface BelowZeroQuestion {
  products: BelowZero['belowZero'];
  recordAnyway: () => void;
}

interface Act {
  movements: readonly CreateMovementBody[];
  /** Distinguishes two acts with the same content: twice 5 of one product is 10, a double click is 5. */
  name?: string;
  /** Whether the stock may fall below zero. */
  isSure?: boolean;
}

/**
 * Records movements of stock, all or none and only once however often it is called; shows a toast with Undo, stores the
 * reason for reuse, and refetches everything that shows stock. Asks before the stock falls below zero.
 * @example const { recordMovement } = useRecordMovement({ onBelowZero: setQuestion, onFailed: setProblem });
 * recordMovement({ movements: [{ productId: 12, delta: 5, reason: 'received' }] });
 */
export function useRecordMovement({ stays = false, oneMessage = false, ...callbacks }: RecordOptions) {
  const { onRecorded, onBelowZero, onFailed } = callbacks;
  const { t } = useTranslation('stock');
  const { user } = useSession();
  const { locale } = useFormat();
  const written = useInvalidateStock();
  const offerUndo = useUndoToast();
  const undo = useUndoMovement();
  const [isRecording, setRecording] = useState(false);
  const again = useRef<((act: Act) => void) | null>(null);

  const { create, begin } = useIdempotentCreate(
    async (act: Act, idOf) => {
      const { movements, isSure = false } = act;
      setRecording(true);
      try {
        const answer = await createMovements(movements, idOf(), !isSure);
        written();
        const parsedReason = v.safeParse(ReasonDraft, { note: '', ...movements[0] });
        if (parsedReason.success) rememberReason(user.id, parsedReason.output);
        const [first] = answer.movements;
        const values = { name: first?.name ?? '', change: formatSigned(first?.delta ?? 0, locale) };
        offerUndo({
          ...(oneMessage && { id: 'movement-recorded' }),
          tone: 'success',
          message: t('recorded', { count: answer.movements.length, ...values }),
          undo: () => void undo.all(answer.movements),
        });
        onRecorded?.(answer);
        return true;
      } catch (error) {
        const asked = v.safeParse(BelowZero, isApiError(error, 'conflict') ? error.current : null);
        if (asked.success) {
          const recordAnyway = () => again.current?.({ ...act, isSure: true });
          onBelowZero({ products: asked.output.belowZero, recordAnyway });
        } else onFailed?.(error);
        return false;
      } finally {
        setRecording(false);
      }
    },
    { stays },
  );
  useEffect(() => {
    again.current = create;
  });
  return { recordMovement: create, begin, isRecording };
}
