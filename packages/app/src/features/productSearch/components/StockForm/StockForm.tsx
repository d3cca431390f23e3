import { Alert, Button, Form, NumberField, TextField } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '../../../../shared/format/useFormat';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { deltaOf, directionOf, type RecordedReason } from '../../../../shared/stock/model/recordedReasons';
import { ReasonField } from '../../../../shared/stock/ReasonField';
import { Fields } from './StockForm.styles';

/** Adds stock or takes it away, with the reason. */
export function StockForm({ isRecording, problem, onRecord }: StockFormProps) {
  const { t } = useTranslation('productSearch');
  const { locale } = useFormat();
  // Not kept: three presses, and a stock that changed meanwhile is to be looked at anew.
  const [quantity, setQuantity] = useState<number | null>(1);
  const [reason, setReason] = useState<RecordedReason>('received');
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isEither = directionOf(reason) === null;
  const isWrong = !isQuantity(quantity, isEither);
  const record = () => {
    setAsked(true);
    if (quantity !== null && !isWrong) onRecord({ delta: deltaOf(reason, quantity), reason, note: note.trim() });
  };
  return (
    <Form label={t('change.title')} busy={isRecording} onSubmit={record}>
      <Fields>
        <ReasonField value={reason} onChange={setReason} disabled={isRecording} />
        <NumberField
          label={t('change.quantity')}
          help={isEither ? t('change.either') : undefined}
          error={isAsked && isWrong ? t(isEither ? 'change.wrongEither' : 'change.wrong') : undefined}
          value={quantity}
          locale={locale}
          min={isEither ? undefined : 1}
          maxFractionDigits={0}
          labels={{ decrease: t('change.less'), increase: t('change.more') }}
          onChange={setQuantity}
          onInvalid={() => setQuantity(Number.NaN)}
        />
        <TextField label={t('change.note')} value={note} onChange={setNote} maxLength={NOTE} />
        {problem !== null && (
          <Alert tone="critical" look="border">
            {t('change.failed')} {problem}
          </Alert>
        )}
        <Button type="submit" variant="primary" loading={isRecording}>
          {t('change.record')}
        </Button>
      </Fields>
    </Form>
  );
}

const NOTE = 500;
const MOST = 1_000_000;

const isQuantity = (value: number | null, isEither: boolean): boolean =>
  value !== null && Number.isSafeInteger(value) && value !== 0 && Math.abs(value) <= MOST && (isEither || value > 0);

export interface StockChange {
  delta: number;
  reason: RecordedReason;
  note: string;
}

export interface StockFormProps {
  isRecording: boolean;
  /** Why nothing was recorded. */
  problem: string | null;
  onRecord: (change: StockChange) => void;
}
