import { demoProducts } from '../../storeServer/seed/product.seed';
import type { ImportedBatch, ImportedEntry } from './importedBatch';

/** Imports that the demo's shop has made: one that can be undone, and one with some rows refused. */
export function importsOfDemo(): ImportedBatch[] {
  return [
    batchOf('import-summer-prices', 'summer-prices.csv', { daysAgo: 2, at: '08:40' }, 'Selin Karaca', [
      ...demoProducts.slice(0, 3).map((product): ImportedEntry => ({
        productId: product.id,
        updatedAt: product.updatedAt,
        before: { ...product, price: product.price + 10 },
      })),
      { refused: 'product.price: has more than 2 decimals', row: 5, sku: 'HP-W-0099', name: 'Ferry Deck 40' },
    ]),
    batchOf('import-tidewater', 'tidewater-delivery.csv', { daysAgo: 9, at: '16:05' }, 'Marcus Ode', [
      { refused: 'product.sku: is taken by another product of the store', row: 2, sku: 'HP-W-0002', name: 'Tidewater Harbor 44' },
    ]),
  ];
}

function batchOf(
  importId: string,
  file: string,
  at: NonNullable<ImportedBatch['told']>['at'],
  userName: string,
  updated: readonly ImportedEntry[],
): ImportedBatch {
  return { id: `${importId}:0`, importId, index: 0, added: [], updated, undone: null, told: { file, at, storeId: 1, userName } };
}
