import type { Movement } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isNoteShort, hasReason, NO_REASON, ReasonDraft, reasonFor } from '#entities/stock/model/movementReason';
import { rememberReason } from '#entities/stock/recentReasons';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { offerStockUndo } from '../offerStockUndo';

/**
 * The reason for a change of stock in the form.
 * @param id of the product, 0 of a new one
 */
export function useStockReason(id: number) {
  const { user } = useSession();
  const { i18n } = useTranslation('inventory');
  const { value, set, forget } = useDraft(draftSubject('stockWhy', id || 'new'), ReasonDraft, NO_REASON);
  const client = useQueryClient();
  const describe = useDescribeError();
  const locale = useLanguage();
  const noteId = useId();
  /** The reason for a change by this amount; `undefined`: none is sent. */
  const reasonToSend = (change: number): ReasonDraft | undefined => {
    const movementReason = reasonFor(value, change);
    return change !== 0 && hasReason(movementReason) ? movementReason : undefined;
  };
  return {
    value,
    set,
    forget,
    reasonToSend,
    noteId,
    /**
     * Whether the note's length is within the limit; if not, focuses the note.
     * @param change of the stock; with 0 no reason is sent
     */
    check(change: number): boolean {
      const isFine = change === 0 || isNoteShort(value);
      if (!isFine) document.getElementById(noteId)?.focus();
      return isFine;
    },
    /**
     * Remembers the reason as a suggestion for the next change, and offers to undo the written change.
     * @param movement that the change created
     */
    written(movement: Movement | null) {
      const movementReason = reasonToSend(movement?.delta ?? 0);
      if (movementReason) rememberReason(user.id, movementReason);
      forget();
      if (movement) offerStockUndo({ i18n, client, describe, locale, movement });
    },
  };
}
