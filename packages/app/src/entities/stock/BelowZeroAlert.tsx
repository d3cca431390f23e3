import { Alert, Button } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { BelowZeroQuestion } from './useRecordMovement';

/** Asks whether to record more than there is in stock, and shows the stock. Its texts are in the namespace `stock`. */
export function BelowZeroAlert({ question, isRecording }: BelowZeroAlertProps) {
  const { t } = useTranslation('stock');
  const { number } = useFormat();
  return (
    <Alert
      tone="warning"
      variant="border"
      live="assertive"
      title={t('belowZeroTitle')}
      actions={
        <Button size="sm" loading={isRecording} onPress={question.recordAnyway}>
          {t('recordAnyway')}
        </Button>
      }
    >
      {question.products.map(({ productId, name, stock, after }) => (
        <p key={productId}>{t('belowZero', { name, stock: number(stock), after: number(after) })}</p>
      ))}
    </Alert>
  );
}

export interface BelowZeroAlertProps {
  question: BelowZeroQuestion;
  isRecording: boolean;
}
