import type { Product } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { announce } from '../../../../shared/announce/announce';
import { isWorthSaying } from '../../../../shared/errors/describeError';
import type { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { formatNumber } from '../../../../shared/format/format';
import type { Language } from '../../../../shared/preferences/preferences';
import { tellOtherTabs } from '../../../../shared/query/otherTabs';
import { undoMovement } from '../../../../shared/stock/movementCalls';
import { signed } from '../../../../shared/stock/signed';
import { stockKey } from '../../../../shared/stock/stockKeys';
import { toasts } from '../../../../shared/toast/toast';
import { UNDO_TIME } from '../../../../shared/toast/useUndoToast';
import { fetchMovements } from '../../api/fetchMovements';

/** As far back as is looked for the movement; what is older is taken back in the ledger. */
const NEWEST = 25;

interface StockChange {
  i18n: I18n;
  client: QueryClient;
  describe: ReturnType<typeof useDescribeError>;
  locale: Language;
  /** With its new stock. */
  product: Product;
  /** The stock that it had. */
  before: number;
}

/**
 * Says that a stock was changed, with Undo: by the counter-movement of the movement that it left, which leaves alone what came after. Each
 * change has a message of its own, so that one before the last can be taken back as well.
 * A function and no hook: its code comes with the first change. Its texts are the namespace `stock`, which comes with what changes stock.
 */
export function offerStockUndo({ i18n, client, describe, locale, product, before }: StockChange): void {
  const { t } = i18n;
  const { name, stock } = product;
  const fail = (...why: string[]) =>
    toasts.show({ tone: 'critical', message: [t('stock:undoFailed', { name }), ...why].join(' ') });
  const undo = async () => {
    try {
      if (await undoStock(product, before)) announce(t('stock:undone', { name, change: signed(stock - before, locale) }));
      else fail();
    } catch (error) {
      if (isWorthSaying(error)) fail(describe(error).message);
    } finally {
      tellOtherTabs(stockKey);
      void client.invalidateQueries({ queryKey: stockKey });
    }
  };
  toasts.show({
    tone: 'success',
    duration: UNDO_TIME,
    message: t('inventory:inline.savedStock', { name, value: formatNumber(stock, locale) }),
    action: { label: t('common:undo'), onAction: () => void undo() },
  });
}

/** @returns whether there was a movement that isn't taken back yet */
async function undoStock({ id, stock }: Product, before: number): Promise<boolean> {
  const { movements } = await fetchMovements(id, NEWEST);
  const made = movements?.find((each) => each.before === before && each.after === stock && each.undoneBy === null);
  if (made) await undoMovement(made.id);
  return made !== undefined;
}
