import type { Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { productCache } from '#features/inventory/api/productCache';
import { fieldsOf, type InlineChange, type SaveInline } from '#features/inventory/model/inlineChange';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

/** Saves changes made in rows and notifies the user of the outcome. The function is stable across renders. */
export function useInlineEdit(): SaveInline {
  const { t, i18n } = useTranslation('inventory');
  const client = useQueryClient();
  const format = useFormat();
  const describe = useDescribeError();
  const services = { t, i18n, format, describe };
  const latest = useRef(services);
  useLayoutEffect(() => {
    latest.current = services;
  });
  return useCallback(
    function save(product: Product, change: InlineChange): void {
      const cache = productCache(client);
      const isAsked = 'isOverOther' in change && change.isOverOther;
      // Shown immediately; the code that saves it loads after the list.
      const before = cache.newest(product);
      if (!isAsked) cache.apply([{ ...before, ...fieldsOf(change, before) }]);
      const fail = (error: unknown) => {
        if (!shouldShowError(error)) return;
        toasts.show({
          id: `inline-${product.id}`,
          tone: 'critical',
          message: latest.current.t('inline.failed', { name: product.name, reason: latest.current.describe(error).title }),
          action: { label: latest.current.t('inline.again'), onAction: () => save(product, change) },
        });
      };
      void loadSave()
        .then(async (late) => {
          const outcome = isAsked
            ? ({ kind: 'conflict', current: product } as const)
            : await late.saveInline(client, product, change);
          if (outcome.kind === 'failed') fail(outcome.error);
          else late.notifyInlineResult({ ...latest.current, client, save }, product, change, outcome);
        })
        .catch((error: unknown) => {
          cache.rollBack(before);
          fail(error);
        });
    },
    [client],
  );
}

const loadSave = () => import('./saveInline');

/** Loads the code that saves a change, while the page is idle. */
export const preloadSave = (): void => void loadSave().catch(() => undefined);
