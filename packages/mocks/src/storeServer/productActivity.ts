import type { MovementReason, Product } from '@stockroom/contract';
import { changesOf, logActivity } from '../engine/activityLog';
import { Refusal } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { productTagCollection } from '../inventory/lookups/tag.collection';
import type { Written } from './productService';

/** Fields of a product whose changes are logged. */
const FIELDS = [
  'name',
  'description',
  'sku',
  'barcode',
  'brand',
  'category',
  'vendor',
  'countryId',
  'styleId',
  'tags',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
  'active',
  'reorderPoint',
  'images',
] as const;

/** Maximum of separate log entries: more changes in one call share one. */
const MAX_SEPARATE_ENTRIES = 20;

/** A change of a product, as far as the log needs it. */
type Change = { kind: 'add'; product: Pick<Product, 'id'> } | { kind: 'update' } | { kind: 'delete' };
type LogCall = Pick<ProtectedCall, 'user' | 'context'>;

/**
 * Logs changed products. An import has a log entry of its own.
 * @param outcomes one for each change
 */
export function logProducts(
  transaction: Transaction,
  call: LogCall,
  changes: readonly Change[],
  outcomes: readonly (Written | Refusal)[],
  reason: MovementReason,
): void {
  if (reason === 'import') return;
  const written = outcomes.flatMap((outcome, at) => {
    const change = changes[at];
    return outcome instanceof Refusal || !change ? [] : [{ ...outcome, change }];
  });
  if (written.length <= MAX_SEPARATE_ENTRIES) return written.forEach((one) => logProduct(transaction, call, one));
  const link = '/apps/ecommerce/inventory';
  const isAll = (kind: Change['kind']) => written.every(({ change }) => change.kind === kind);
  // Many products are added at once either by an import, which is logged itself, or by a restore from the trash.
  const event = isAll('delete') ? 'product.manyDeleted' : isAll('add') ? 'product.manyRestored' : 'product.manyChanged';
  logActivity(transaction, call, { event, name: '', link, count: written.length });
}

function logProduct(
  transaction: Transaction,
  call: LogCall,
  { product, before, movement, change }: Written & { change: Change },
): void {
  const { id, name } = product;
  const link = `/apps/ecommerce/inventory?product=${id}`;
  switch (change.kind) {
    case 'add':
      // A product added with an id is a deleted one that is restored.
      return logActivity(transaction, call, {
        event: change.product.id === 0 ? 'product.created' : 'product.restored',
        name,
        link,
      });
    case 'delete':
      return logActivity(transaction, call, { event: 'product.deleted', name, record: link });
    case 'update': {
      if (!before) return;
      const changes = changesOf(toLoggedProduct(transaction, before), toLoggedProduct(transaction, product), FIELDS);
      if (changes.length === 0) return;
      const isMovement = movement !== null && changes.every(({ field }) => field === 'stock');
      logActivity(
        transaction,
        call,
        isMovement
          ? {
              event: movement.undoes === null ? `stock.${movement.reason}` : 'stock.undone',
              name,
              link: `/apps/ecommerce/transactions?productId=${id}`,
              note: [movement.reference, movement.note].filter(Boolean).join(' · '),
              changes,
            }
          : { event: 'product.changed', name, link, changes },
      );
    }
  }
}

/** Converts a product for the audit log: tags as titles, pictures as their number. */
function toLoggedProduct(transaction: Transaction, product: Product) {
  const tags = product.tags.map((tag) => transaction.get(productTagCollection, tag)?.title ?? tag);
  return { ...product, tags, images: product.images.length };
}
