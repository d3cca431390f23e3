import { MOVEMENT_LIMITS } from '@stockroom/contract';
import { Button, focusNextOnEnter, Form, Inline, TextField } from '@stockroom/ui';
import { useRef, useState } from 'react';
import {
  bodiesOf,
  isFaulty,
  MovementDraft,
  NEW_MOVEMENT,
  problemsOf,
  refusedRows,
  type RowProblem,
  withoutRow,
  withProduct,
  withRow,
} from '#entities/movementRows/model/movementDraft';
import { MovementRows, quantityId } from '#entities/movementRows/MovementRows';
import { withFacts } from '#entities/stock/model/movementReason';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { useRecordMovement } from '#entities/stock/useRecordMovement';
import { ReceivedMessage, type ReceivedProduct } from '#features/productSearch/components/ReceivedMessage/ReceivedMessage';
import { announce } from '#shared/announce/announce';
import { isApiError } from '#shared/api/ApiError';
import { factsText } from '#shared/barcodes/factsText';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { Mode } from './ProductSearchScreen.styles';
import { type ProductScans, useProductScans } from './useProductScans';

/** The only possible reason of the change: a delivery. */
const RECEIVED = ['received'] as const;

/** A delivery that is being unpacked: each scan adds one of its product, and everything is recorded together. */
export function Receiving(scanned: ReceivingProps) {
  const { t } = useTranslation(['productSearch', 'movementRows']);
  const offerUndo = useUndoToast();
  const { value: draft, set, change, forget } = useDraft(draftSubject('receiving', 'new'), MovementDraft, NEW_MOVEMENT);
  const [isTried, setTried] = useState(false);
  // Not persisted: the offer of labels is for the delivery just recorded.
  const [received, setReceived] = useState<readonly ReceivedProduct[]>([]);
  const problems = problemsOf(draft);
  useProductScans({
    ...scanned,
    isOn: true,
    onProduct: async ({ product, facts, quantity }) => {
      scanFeedback.give('found');
      setReceived([]);
      const factsNote = await factsText(facts);
      change((now) => {
        const note = factsNote === '' ? now.note : withFacts(now.note, `${product.name}: ${factsNote}`);
        return { ...withProduct(now, product, quantity), note };
      });
      announce(t('receive.added', { name: product.name, count: quantity }));
    },
  });
  const { receive, isReceiving, refused, clearRefused } = useReceive(draft, () => {
    setReceived(draft.rows.map(({ productId, quantity }) => ({ productId, copies: quantity ?? 0 })));
    setTried(false);
    forget();
  });
  const edit = (next: MovementDraft) => {
    clearRefused();
    set(next);
  };
  const submit = () => {
    setTried(true);
    const [first] = problems.rows.keys();
    if (isFaulty(problems)) document.getElementById(first === undefined ? '' : quantityId(first))?.focus();
    else receive();
  };
  const clear = () => {
    forget();
    offerUndo({ id: 'receiving-cleared', message: t('receive.cleared'), undo: () => set(draft) });
  };
  if (draft.rows.length === 0) return received.length > 0 ? <ReceivedMessage products={received} /> : <p>{t('receive.empty')}</p>;
  return (
    <Form label={t('receive.title')} busy={isReceiving} onKeyDown={focusNextOnEnter} onSubmit={submit}>
      <Mode>
        <MovementRows
          draft={draft}
          problems={isTried ? new Map([...problems.rows, ...refused]) : refused}
          onQuantity={(productId, quantity) => edit(withRow(draft, productId, { quantity }))}
          onRemove={(productId) => edit(withoutRow(draft, productId))}
        />
        <TextField
          label={t('receive.reference')}
          help={t('receive.referenceHelp')}
          value={draft.reference}
          error={problems.reference ? t('receive.tooLong', { count: MOVEMENT_LIMITS.reference }) : undefined}
          onChange={(reference) => set({ ...draft, reference })}
        />
        <div>
          <ReasonFields
            movementReason={{ reason: 'received', note: draft.note }}
            change={1}
            reasons={RECEIVED}
            onChange={({ note }) => set({ ...draft, note })}
          />
        </div>
        <Inline justify="end">
          <Button icon="delete" variant="quiet" onPress={clear}>
            {t('receive.clear')}
          </Button>
          <Button type="submit" variant="primary" icon="check" loading={isReceiving} loadingText={t('receive.recording')}>
            {t('receive.record', { count: draft.rows.length })}
          </Button>
        </Inline>
      </Mode>
    </Form>
  );
}

export type ReceivingProps = Pick<ProductScans, 'field' | 'onSeveral'>;

const NONE: ReadonlyMap<number, RowProblem> = new Map();

/** Records a delivery, all of it or nothing; each row that the server refuses shows its problem. */
function useReceive(draft: MovementDraft, onReceived: () => void) {
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
