import { Alert, Button, Form, NumberField } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '../../../../shared/format/useFormat';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { deltaOf, directionOf } from '../../../../shared/stock/model/recordedReasons';
import { isNoteShort, type Why, whyOf } from '../../../../shared/stock/model/why';
import { WhyFields } from '../../../../shared/stock/WhyFields';
import { Fields } from './StockForm.styles';

/** Adds stock or takes it away, and says why. */
export function StockForm({ isRecording, problem, onRecord }: StockFormProps) {
  const { t } = useTranslation('productSearch');
  const { locale } = useFormat();
  // Not kept: three presses, and a stock that changed meanwhile is to be looked at anew.
  const [quantity, setQuantity] = useState<number | null>(1);
  const [why, setWhy] = useState<Why>({ reason: 'received', note: '' });
  const [isAsked, setAsked] = useState(false);
  const isEither = directionOf(why.reason) === null;
  const isWrong = !isQuantity(quantity, isEither);
  const record = () => {
    setAsked(true);
    if (quantity !== null && !isWrong && isNoteShort(why)) onRecord({ delta: deltaOf(why.reason, quantity), ...whyOf(why, 0) });
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
          onChange={setQuantity}
          onInvalid={() => setQuantity(Number.NaN)}
        />
        <div>
          <WhyFields why={why} change={0} onChange={setWhy} />
        </div>
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

const MOST = 1_000_000;

const isQuantity = (value: number | null, isEither: boolean): boolean =>
  value !== null && Number.isSafeInteger(value) && value !== 0 && Math.abs(value) <= MOST && (isEither || value > 0);

export interface StockChange extends Why {
  delta: number;
}

export interface StockFormProps {
  isRecording: boolean;
  /** Why nothing was recorded. */
  problem: string | null;
  onRecord: (change: StockChange) => void;
}
