import { useRef, useState } from 'react';
import { isApiError } from '#shared/api/ApiError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { bodiesOf, type MovementDraft, refusedRows, type RowProblem } from '#entities/movementRows/model/movementDraft';
import { useRecordMovement } from '#entities/stock/useRecordMovement';
import { toasts } from '#shared/toast/toast';

const NONE: ReadonlyMap<number, RowProblem> = new Map();

/** Records a delivery, all of it or nothing; each row that the server refuses shows its problem. */
export function useReceive(draft: MovementDraft, onReceived: () => void) {
  const { t } = useTranslation('productSearch');
  const describe = useDescribeError();
  const [refused, setRefused] = useState(NONE);
  // A second delivery of the same goods counts as another; a double submit does not.
  const delivery = useRef(1);
  const { recordMovement, isRecording } = useRecordMovement({
    stays: true,
    onRecorded: () => {
      delivery.current += 1;
      onReceived();
    },
    // Receiving never lowers the stock.
    onBelowZero: () => undefined,
    onFailed: (error) => {
      const rows = isApiError(error) ? refusedRows(draft, error.issues) : NONE;
      setRefused(rows);
      if (rows.size > 0) return;
      toasts.show({ id: 'receiving', tone: 'critical', message: `${t('change.failed')} ${describe(error).message}` });
    },
  });
  return {
    receive: () => recordMovement({ movements: bodiesOf(draft), name: `delivery ${delivery.current}` }),
    isReceiving: isRecording,
    refused,
    clearRefused: () => setRefused(NONE),
  };
}
