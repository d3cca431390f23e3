import { BelowZero, type CreateMovementBody, type CreateMovementsAnswer } from '@stockroom/contract';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { isApiError } from '../api/ApiError';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import { useIdempotentCreate } from '../query/useIdempotentCreate';
import { useSession } from '../session/SessionContext';
import { useUndoToast } from '../toast/useUndoToast';
import './locales/types';
import { ReasonDraft } from './model/movementReason';
import { createMovements } from './movementCalls';
import { rememberReason } from './recentReasons';
import { signed } from './signed';
import { useStockWritten } from './useStockWritten';
import { useUndoMovement } from './useUndoMovement';

export interface RecordOptions {
  /** The page goes on recording, such as one that scans: it begins anew after each. Give each act a `name` of its own then. */
  stays?: boolean;
  /**
   * One message stands at a time: of scans, which come a second apart, four would fill a phone. Those before the last are taken back in the
   * ledger. Without it each act has a message, and so an Undo, of its own.
   */
  oneMessage?: boolean;
  onRecorded?: (answer: CreateMovementsAnswer) => void;
  /** More would go than there is: nothing was recorded until somebody says so. */
  onBelowZero: (question: BelowZeroQuestion) => void;
  /** Nothing was recorded; saying so is the caller's. */
  onFailed?: (error: unknown) => void;
}

/** The products that would be below zero, and the way to record it all the same. */
export interface BelowZeroQuestion {
  products: BelowZero['belowZero'];
  recordAnyway: () => void;
}

interface Act {
  movements: readonly CreateMovementBody[];
  /** Tells two acts of the same content apart: twice 5 of one product is 10, a double press is 5. */
  name?: string;
  /** It may leave less than nothing. */
  isSure?: boolean;
}

/**
 * Records movements of stock, all or none and once however often it is asked, says so with an Undo, offers the next time why it was, and
 * makes everything anew that shows stock. What would leave less than nothing is asked about first.
 * @example const { recordMovement } = useRecordMovement({ onBelowZero: setQuestion, onFailed: setProblem });
 * recordMovement({ movements: [{ productId: 12, delta: 5, reason: 'received' }] });
 */
export function useRecordMovement({ stays = false, oneMessage = false, ...heard }: RecordOptions) {
  const { onRecorded, onBelowZero, onFailed } = heard;
  const { t } = useTranslation('stock');
  const { user } = useSession();
  const { locale } = useFormat();
  const written = useStockWritten();
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
        const said = v.safeParse(ReasonDraft, { note: '', ...movements[0] });
        if (said.success) rememberReason(user.id, said.output);
        const [first] = answer.movements;
        const values = { name: first?.name ?? '', change: signed(first?.delta ?? 0, locale) };
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
