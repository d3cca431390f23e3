import type { Product } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { announce } from '../../../../shared/announce/announce';
import type { useDescribeError } from '../../../../shared/errors/useDescribeError';
import type { useFormat } from '../../../../shared/format/useFormat';
import { toasts } from '../../../../shared/toast/toast';
import type { InlineChange, SaveInline } from '../../components/ProductTable/inlineChange';
import { offerStockUndo } from './offerStockUndo';
import type { InlineOutcome } from './inlineOutcome';

interface Telling {
  i18n: I18n;
  client: QueryClient;
  format: ReturnType<typeof useFormat>;
  describe: ReturnType<typeof useDescribeError>;
  save: SaveInline;
}

/** Puts into words what became of a change in a row: saved is said, a conflict stays on screen until it is settled. */
export function tellInline(
  { i18n, client, format, describe, save }: Telling,
  product: Product,
  change: InlineChange,
  outcome: Exclude<InlineOutcome, { kind: 'failed' }>,
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
    // Who insists has seen theirs.
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
  if ('stock' in change) offerStockUndo({ ...outcome, i18n, client, describe, locale: format.locale });
  else if ('price' in change) announce(t('inventory:inline.savedPrice', { name, value: valueText(change) }));
  else announce(t(change.active ? 'inventory:inline.savedActive' : 'inventory:inline.savedInactive', { name }));
}

function fieldOf(change: InlineChange): 'stock' | 'price' | 'active' {
  if ('stock' in change) return 'stock';
  return 'price' in change ? 'price' : 'active';
}

function sameField(change: InlineChange, { stock, price, active }: Product): InlineChange {
  if ('stock' in change) return { stock };
  return 'price' in change ? { price } : { active };
}
