import { MOVEMENT_LIMITS } from '@stockroom/contract';
import { Button, ConfirmDialog, Dialog, Form, focusNextOnEnter, TextField, Stack } from '@stockroom/ui';
import { useId, useState } from 'react';
import {
  bodiesOf,
  isFaulty,
  NEW_MOVEMENT,
  problemsOf,
  MovementDraft,
  refusedRows,
  type RowProblem,
  withoutRow,
  withProduct,
  withRow,
} from '#entities/movementRows/model/movementDraft';
import { quantityId, MovementRows } from '#entities/movementRows/MovementRows';
import { ProductFinder } from '#entities/products/ProductFinder/ProductFinder';
import { BelowZeroAlert } from '#entities/stock/BelowZeroAlert';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { type BelowZeroQuestion, useRecordMovement } from '#entities/stock/useRecordMovement';
import { isApiError } from '#shared/api/ApiError';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

const NOTHING_REFUSED: ReadonlyMap<number, RowProblem> = new Map();

/** A dialog that records movements: one reason, several products, saved together or not at all. */
export function RecordDialog({ onClose }: RecordDialogProps) {
  const { t } = useTranslation(['transactions', 'common', 'stock']);
  const formId = useId();
  const noteId = useId();
  const describe = useDescribeError();
  const {
    value: draft,
    set,
    change: changeLatest,
    forget,
  } = useDraft(draftSubject('movement', 'new'), MovementDraft, NEW_MOVEMENT);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // Not persisted: the server's errors, until the input changes.
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [question, setQuestion] = useState<BelowZeroQuestion | null>(null);
  const problems = problemsOf(draft);
  const clear = () => {
    setRefused(NOTHING_REFUSED);
    setQuestion(null);
  };
  const change = (next: MovementDraft) => {
    clear();
    set(next);
  };
  const { recordMovement, isRecording } = useRecordMovement({
    onRecorded: () => {
      forget();
      onClose();
    },
    onBelowZero: setQuestion,
    onFailed: (error) => {
      const rows = isApiError(error) ? refusedRows(draft, error.issues) : NOTHING_REFUSED;
      setRefused(rows);
      if (rows.size > 0) return;
      toasts.show({ id: 'record', tone: 'critical', message: `${t('record.failed')} ${describe(error).message}` });
    },
  });
  const submit = () => {
    setTried(true);
    const [first] = problems.rows.keys();
    const wrongId = first === undefined ? problems.note && noteId : quantityId(first);
    if (wrongId) document.getElementById(wrongId)?.focus();
    if (!isFaulty(problems)) recordMovement({ movements: bodiesOf(draft) });
  };
  const isTouched = JSON.stringify(draft) !== JSON.stringify(NEW_MOVEMENT);
  const leave = () => (isTouched ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t('record.title')}
      closeLabel={t('common:close')}
      dismissable={false}
      footer={
        <>
          <Button onPress={leave}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isRecording} loadingText={t('record.sending')}>
            {draft.rows.length === 0 ? t('record.sendNone') : t('record.send', { count: draft.rows.length })}
          </Button>
        </>
      }
    >
      <Form id={formId} label={t('record.title')} busy={isRecording} onKeyDown={focusNextOnEnter} onSubmit={submit}>
        <Stack>
          <div>
            <ReasonFields
              movementReason={{ reason: draft.reason, note: draft.note }}
              change={0}
              noteId={noteId}
              onChange={(movementReason) => change({ ...draft, ...movementReason })}
            />
          </div>
          <ProductFinder
            error={isTried && problems.isEmpty ? t('record.empty') : undefined}
            onFound={(product, quantity) => {
              clear();
              // Two scans may be looked up at once: each adds to the latest rows.
              changeLatest((now) => withProduct(now, product, quantity));
            }}
          />
          {draft.rows.length > 0 && (
            <MovementRows
              draft={draft}
              problems={isTried ? new Map([...problems.rows, ...refused]) : refused}
              onQuantity={(productId, quantity) => change(withRow(draft, productId, { quantity }))}
              onRemove={(productId) => change(withoutRow(draft, productId))}
            />
          )}
          <TextField
            label={t('record.reference')}
            help={t('record.referenceHelp')}
            value={draft.reference}
            error={problems.reference ? t('record.tooLong', { count: MOVEMENT_LIMITS.reference }) : undefined}
            onChange={(reference) => change({ ...draft, reference })}
          />
          {question && <BelowZeroAlert question={question} isRecording={isRecording} />}
        </Stack>
      </Form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('record.discardTitle')}
        message={t('record.discardText')}
        confirmLabel={t('record.discard')}
        cancelLabel={t('record.goOn')}
        tone="critical"
        onConfirm={() => {
          forget();
          onClose();
        }}
      />
    </Dialog>
  );
}

export interface RecordDialogProps {
  onClose: () => void;
}
