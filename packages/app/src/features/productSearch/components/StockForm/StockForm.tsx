import { Alert, Button, Form, NumberField } from '@stockroom/ui';
import { type ReactNode, useState } from 'react';
import { isNoteShort, type ReasonDraft, reasonFor } from '#entities/stock/model/movementReason';
import { deltaOf, directionOf } from '#entities/stock/model/recordedReasons';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Fields } from './StockForm.styles';

/** Adds or removes stock, with a reason. */
export function StockForm({ isRecording, problem, question, onEdit, onRecord }: StockFormProps) {
  const { t } = useTranslation('productSearch');
  const { locale } = useFormat();
  // Not persisted: re-entering takes three clicks, and a stock that changed meanwhile has to be checked again.
  const [quantity, setQuantity] = useState<number | null>(1);
  const [movementReason, setMovementReason] = useState<ReasonDraft>({ reason: 'received', note: '' });
  const [isAsked, setAsked] = useState(false);
  const isEither = directionOf(movementReason.reason) === null;
  const isWrong = !isQuantity(quantity, isEither);
  const setQuantityAnew = (next: number | null) => {
    onEdit();
    setQuantity(next);
  };
  const record = () => {
    setAsked(true);
    if (quantity === null || isWrong || !isNoteShort(movementReason)) return;
    onRecord({ delta: deltaOf(movementReason.reason, quantity), ...reasonFor(movementReason, 0) });
  };
  return (
    <Form label={t('change.title')} busy={isRecording} onSubmit={record}>
      <Fields>
        <NumberField
          label={t('change.quantity')}
          help={isEither ? t('change.either') : undefined}
          error={isAsked && isWrong ? t(isEither ? 'change.wrongEither' : 'change.wrong') : undefined}
          value={quantity}
          locale={locale}
          min={isEither ? undefined : 1}
          maxFractionDigits={0}
          labels={{ decrease: t('change.less'), increase: t('change.more') }}
          onChange={setQuantityAnew}
          onInvalid={() => setQuantityAnew(Number.NaN)}
        />
        <div>
          <ReasonFields
            movementReason={movementReason}
            change={0}
            onChange={(next) => {
              onEdit();
              setMovementReason(next);
            }}
          />
        </div>
        {problem !== null && (
          <Alert tone="critical" variant="border">
            {t('change.failed')} {problem}
          </Alert>
        )}
        {question}
        <Button type="submit" variant="primary" loading={isRecording}>
          {t('change.record')}
        </Button>
      </Fields>
    </Form>
  );
}

const MAX_QUANTITY = 1_000_000;

const isQuantity = (value: number | null, isEither: boolean): boolean =>
  value !== null && Number.isSafeInteger(value) && value !== 0 && Math.abs(value) <= MAX_QUANTITY && (isEither || value > 0);

export interface StockChange extends ReasonDraft {
  delta: number;
}

export interface StockFormProps {
  isRecording: boolean;
  /** The reason why nothing was recorded. */
  problem: string | null;
  /** A question before the change is recorded. */
  question: ReactNode;
  /** Called when a value changes: earlier messages no longer apply. */
  onEdit: () => void;
  onRecord: (change: StockChange) => void;
}
