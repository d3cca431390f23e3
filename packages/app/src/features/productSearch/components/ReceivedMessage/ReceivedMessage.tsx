import type { AddLabelsBody } from '@stockroom/contract';
import { Alert, Button } from '@stockroom/ui';
import { useAddLabels } from '#entities/labels/useAddLabels';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A message about received products, whose labels are usually printed next: as many as there are new units. */
export function ReceivedMessage({ products }: ReceivedMessageProps) {
  const { t } = useTranslation('productSearch');
  const { addLabels, isAdding } = useAddLabels();
  return (
    <Alert
      tone="success"
      variant="border"
      live="polite"
      title={t('receive.done', { count: products.length })}
      actions={
        <Button size="sm" icon="print" loading={isAdding} onPress={() => addLabels([...products])}>
          {t('receive.labels')}
        </Button>
      }
    >
      {t('receive.next')}
    </Alert>
  );
}

export type ReceivedProduct = AddLabelsBody['products'][number];

interface ReceivedMessageProps {
  products: readonly ReceivedProduct[];
}
