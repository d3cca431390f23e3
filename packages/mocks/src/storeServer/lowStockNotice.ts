import { stockLevelOf, type Product } from '@stockroom/contract';
import { Refusal } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { notificationCollection } from '../feeds/feed.collection';
import { notify } from '../feeds/notify';
import type { Written } from './productService';

/** Maximum of separate notifications: more products in one change share one. */
const MAX_SEPARATE_NOTICES = 3;

/**
 * Notifies of products that fell below their reorder point, and removes the notification of a product with enough stock again.
 */
export function notifyLowStock(
  transaction: Transaction,
  call: Pick<ProtectedCall, 'user' | 'context'>,
  changes: readonly { kind: 'add' | 'update' | 'delete' }[],
  outcomes: readonly (Written | Refusal)[],
): void {
  const changed = outcomes.flatMap((outcome, at) =>
    outcome instanceof Refusal || changes[at]?.kind !== 'update' ? [] : [outcome],
  );
  for (const { product } of changed) {
    if (!isLow(product) && transaction.get(notificationCollection, idOf(product))) {
      transaction.delete(notificationCollection, idOf(product));
    }
  }
  const fallen = changed.filter(({ before, product, movement }) => before && movement && !isLow(before) && isLow(product));
  if (fallen.length <= MAX_SEPARATE_NOTICES) return fallen.forEach(({ product }) => notifyOne(transaction, call, product));
  const count = fallen.length;
  notify(transaction, call, {
    notice: 'lowStock',
    id: 'low-stock several',
    icon: 'warning',
    title: { en: 'Low stock', tr: 'Stok az' },
    description: {
      en: `${count} products fell below their reorder point.`,
      tr: `${count} ürün yeniden sipariş noktasının altına düştü.`,
    },
    link: '/apps/ecommerce/inventory?level=low',
  });
}

function notifyOne(transaction: Transaction, call: Pick<ProtectedCall, 'user' | 'context'>, product: Product): void {
  const { id, name, stock } = product;
  notify(transaction, call, {
    notice: 'lowStock',
    id: idOf(product),
    icon: 'warning',
    title: stock > 0 ? { en: 'Low stock', tr: 'Stok az' } : { en: 'Out of stock', tr: 'Stokta yok' },
    description:
      stock > 0
        ? { en: `${escaped(name)}: ${stock} left, reorder it.`, tr: `${escaped(name)}: ${stock} adet kaldı, sipariş verin.` }
        : { en: `${escaped(name)} has no piece left.`, tr: `${escaped(name)} ürününden hiç kalmadı.` },
    link: `/apps/ecommerce/inventory?product=${id}`,
  });
}

const idOf = ({ id }: Product): string => `low-stock ${id}`;
const isLow = (product: Product): boolean => ['low', 'out'].includes(stockLevelOf(product));

/** Escapes a name, because a description is markup and a name is not. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
