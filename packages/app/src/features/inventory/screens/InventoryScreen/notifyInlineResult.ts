import { Product } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { updateProduct } from '#entities/products/updateProduct';
import { productCache } from '#features/inventory/api/productCache';
import { fieldsOf, type InlineChange, type SaveInline } from '#features/inventory/model/inlineChange';
import { announce } from '#shared/announce/announce';
import { shouldShowError } from '#shared/errors/describeError';
import type { useDescribeError } from '#shared/errors/useDescribeError';
import type { useFormat } from '#shared/format/useFormat';
import { revertChange } from '#shared/query/versions/revertChange';
import { toasts } from '#shared/toast/toast';
import { showUndo } from '#shared/undo/useUndoToast';
import type { InlineEditResult } from './inlineEditResult';
import { offerStockUndo } from './offerStockUndo';

interface NotifyContext {
  i18n: I18n;
  client: QueryClient;
  format: ReturnType<typeof useFormat>;
  describe: ReturnType<typeof useDescribeError>;
  save: SaveInline;
}

/**
 * Notifies the user of the outcome of a change in a row: a saved change with Undo, a conflict until it is resolved. Each change
 * has its own message, so that an earlier one can be undone as well.
 */
export function notifyInlineResult(
  { i18n, client, format, describe, save }: NotifyContext,
  product: Product,
  change: InlineChange,
  outcome: Exclude<InlineEditResult, { kind: 'failed' }>,
): void {
  const { t } = i18n;
  const { name } = product;
  const id = `inline-${product.id}`;
  const valueText = (each: InlineChange) => {
    if ('stock' in each) return format.number(each.stock);
    if ('price' in each) return format.money(each.price);
    return t(each.active ? 'inventory:table.isActive' : 'inventory:table.isInactive');
  };
  if (outcome.kind === 'conflict') {
    const { current } = outcome;
    // A user who insists has seen the other value.
    const mine = 'active' in change ? change : { ...change, isOverOther: false };
    toasts.show({
      id,
      tone: 'warning',
      duration: null,
      message: t('inventory:inline.conflict', {
        name,
        field: t(`inventory:fields.${fieldOf(change)}`),
        theirs: valueText(sameField(change, current)),
        mine: valueText(change),
      }),
      action: { label: t('inventory:inline.useMine'), onAction: () => save(current, mine) },
    });
    return;
  }
  toasts.dismiss(id);
  const { before, product: after, movement } = outcome;
  if (movement) return offerStockUndo({ i18n, client, describe, locale: format.locale, movement });
  if ('stock' in change) return announce(t('inventory:inline.savedStock', { name, value: valueText(change) }));
  const undo = async () => {
    const cache = productCache(client);
    let written: Product | null = null;
    try {
      const { isPartial, item } = await revertChange(
        { before, after, fields: Object.keys(fieldsOf(change, before)) as (keyof Product)[], isAtomic: true },
        async (patch) => {
          written = (await updateProduct(product.id, patch)).product;
        },
        Product,
      );
      cache.apply([written ?? item]);
      const now = sameField(change, item);
      const values = { name, field: t(`inventory:fields.${fieldOf(change)}`), value: valueText(now) };
      if (isPartial) toasts.show({ id, tone: 'warning', message: t('inventory:inline.changedSince', values) });
      else if ('price' in change) announce(t('inventory:inline.undonePrice', values));
      else announce(t(before.active ? 'inventory:inline.undoneActive' : 'inventory:inline.undoneInactive', values));
    } catch (error) {
      if (!shouldShowError(error)) return;
      const message = t('inventory:inline.undoFailed', { name, reason: describe(error).message });
      toasts.show({ id, tone: 'critical', message, action: { label: t('common:retry'), onAction: () => void undo() } });
    } finally {
      await cache.invalidate();
    }
  };
  const message =
    'price' in change
      ? t('inventory:inline.savedPrice', { name, value: valueText(change) })
      : t(change.active ? 'inventory:inline.savedActive' : 'inventory:inline.savedInactive', { name });
  showUndo(t('common:undo'), { tone: 'success', message, undo: () => void undo() });
}

function fieldOf(change: InlineChange): 'stock' | 'price' | 'active' {
  if ('stock' in change) return 'stock';
  return 'price' in change ? 'price' : 'active';
}

function sameField(change: InlineChange, { stock, price, active }: Product): InlineChange {
  if ('stock' in change) return { stock };
  return 'price' in change ? { price } : { active };
}
