import { type AddLabelsBody, LABEL_LIMITS } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';
import { addLabels, labelsKey } from '../products/labelCalls';
import { productAddress } from '../products/productAddress';

/** Adds products to the pending labels, and confirms it with a link to them. Products already there stay unchanged. */
export function useAddLabels() {
  const { t } = useTranslation('labels');
  const client = useQueryClient();
  const router = useRouter();
  const format = useFormat();
  const describe = useDescribeError();
  const [isAdding, setAdding] = useState(false);

  const add = async (products: AddLabelsBody['products']) => {
    if (products.length > LABEL_LIMITS.rows) {
      toasts.show({ id: 'labels', tone: 'warning', message: t('tooMany', { limit: format.number(LABEL_LIMITS.rows) }) });
      return;
    }
    setAdding(true);
    try {
      await addLabels(products);
      broadcastInvalidation(labelsKey);
      await client.invalidateQueries({ queryKey: labelsKey });
      const message = t('added', { count: products.length, formatted: format.number(products.length) });
      const action = { label: t('open'), onAction: () => void router.navigate(productAddress.allLabels) };
      toasts.show({ id: 'labels', tone: 'success', message, action });
    } catch (error) {
      if (shouldShowError(error)) {
        toasts.show({ id: 'labels', tone: 'critical', message: `${t('failed')} ${describe(error).message}` });
      }
    } finally {
      setAdding(false);
    }
  };
  return { addLabels: (products: AddLabelsBody['products']) => void add(products), isAdding };
}
