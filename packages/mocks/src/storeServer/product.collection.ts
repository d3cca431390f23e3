import type { Product } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { productsOf } from './seed/product.seed';

export const productCollection = defineCollection<Product>({
  name: 'products',
  version: 1,
  seed: productsOf,
  required: ['id', 'name', 'sku', 'barcode', 'stock', 'price', 'storeId', 'active', 'images', 'tags', 'updatedAt'],
});

export interface Counter {
  id: 'product' | 'movement';
  next: number;
}

/** Counters of ids that are never reused, even after a deletion. */
export const counterCollection = defineCollection<Counter>({
  name: 'counters',
  version: 1,
  // Starts above every id of every data set.
  seed: () =>
    baseOf<Counter>([
      { id: 'product', next: 1_000_001 },
      { id: 'movement', next: 1_000_001 },
    ]),
  required: ['id', 'next'],
});
