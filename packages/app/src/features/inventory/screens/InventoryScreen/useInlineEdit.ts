import type { Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { isWorthSaying } from '../../../../shared/errors/describeError';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { announce } from '../../../../shared/announce/announce';
import { useFormat } from '../../../../shared/format/useFormat';
import { toasts } from '../../../../shared/toast/toast';
import { productCache } from '../../api/productCache';
import { fieldsOf, type InlineChange } from '../../components/ProductTable/inlineChange';
import type { InlineOutcome } from './saveInline';

/** Saves changes that are made in rows and says what became of them. The function stays the same over renders. */
export function useInlineEdit(): Save {
  const client = useQueryClient();
  const tell = useTell();
  const latest = useRef(tell);
  useLayoutEffect(() => {
    latest.current = tell;
  });
  return useCallback(
    function save(product: Product, change: InlineChange): void {
      const cache = productCache(client);
      if ('isOverOther' in change && change.isOverOther) {
        const insist: Save = (current, { ...again }) => save(current, { ...again, isOverOther: false });
        return latest.current(product, change, { kind: 'conflict', current: product }, insist);
      }
      // Shown with the press; what writes it comes after the list.
      cache.apply([{ ...cache.newest(product), ...fieldsOf(change) }]);
      void loadSave()
        .then(({ saveInline }) => saveInline(client, product, change))
        .catch((error: unknown): InlineOutcome => {
          cache.apply([product]);
          return { kind: 'failed', error };
        })
        .then((outcome) => latest.current(product, change, outcome, save));
    },
    [client],
  );
}

const loadSave = () => import('./saveInline');

/** Fetches the code that writes a change, when the page has nothing better to do. */
export const preloadSave = (): void => void loadSave().catch(() => undefined);

type Save = (product: Product, change: InlineChange) => void;

/** Puts an outcome into words: saved is said, what was not saved stays on screen until it is settled. */
function useTell() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const describe = useDescribeError();
  const client = useQueryClient();
  const valueText = (change: InlineChange) => {
    if ('stock' in change) return format.number(change.stock);
    if ('price' in change) return format.money(change.price);
    return change.active ? t('table.isActive') : t('table.isInactive');
  };
  const savedText = (name: string, change: Exclude<InlineChange, { stock: number }>) => {
    if ('active' in change) return change.active ? t('inline.savedActive', { name }) : t('inline.savedInactive', { name });
    return t('inline.savedPrice', { name, value: valueText(change) });
  };

  return (product: Product, change: InlineChange, outcome: InlineOutcome, save: Save) => {
    const { name } = product;
    const id = `inline-${product.id}`;
    if (outcome.kind === 'saved') {
      toasts.dismiss(id);
      if ('stock' in change) {
        void loadSave().then((late) => late.offerStockUndo({ ...outcome, client, describe, locale: format.locale }));
      } else announce(savedText(name, change));
    } else if (outcome.kind === 'conflict') {
      const { current } = outcome;
      toasts.show({
        id,
        tone: 'warning',
        duration: null,
        message: t('inline.conflict', {
          name,
          field: t(`fields.${fieldOf(change)}`),
          theirs: valueText(sameField(change, current)),
          mine: valueText(change),
        }),
        action: { label: t('inline.useMine'), onAction: () => save(current, change) },
      });
    } else if (isWorthSaying(outcome.error)) {
      toasts.show({
        id,
        tone: 'critical',
        message: t('inline.failed', { name, reason: describe(outcome.error).title }),
        action: { label: t('inline.again'), onAction: () => save(product, change) },
      });
    }
  };
}

function fieldOf(change: InlineChange): 'stock' | 'price' | 'active' {
  if ('stock' in change) return 'stock';
  return 'price' in change ? 'price' : 'active';
}

function sameField(change: InlineChange, { stock, price, active }: Product): InlineChange {
  if ('stock' in change) return { stock };
  return 'price' in change ? { price } : { active };
}
