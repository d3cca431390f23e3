import type { CountScope, CountState } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import { demoProducts } from '../storeServer/seed/product.seed';

export interface StoredCount {
  id: string;
  number: number;
  storeId: number;
  scope: CountScope;
  /** Of a filter: the products that it found when the count was begun. */
  found?: readonly number[];
  blind: boolean;
  state: CountState;
  userName: string;
  startedAt: string | SeedTime;
  finishedAt: string | null;
  finishedBy: string | null;
  /** How many products it was about when it was finished. */
  products: number;
  /** Ids of the movements that finishing it wrote. */
  movements: readonly string[];
  /** Raised with every change of its lines. */
  revision: number;
}

/** A product that was counted; what was not has none. */
export interface StoredLine {
  /** `{count} {product}` */
  id: string;
  countId: string;
  productId: number;
  /** As it was called then; a deleted product is still called so. */
  name: string;
  sku: string;
  counted: number;
  expected: number;
  checked: boolean;
  at: string | SeedTime;
  userName: string;
  /** The last acts that added to it, so that one that is sent again adds once. */
  actions: readonly string[];
}

const COUNT = 'count-1';
const COUNTED: readonly (readonly [place: number, difference: number])[] = [
  [0, 0],
  [1, -2],
  [2, 0],
];

/** Counts of stock. The demo's shop is in the middle of one. */
export const countCollection = defineCollection<StoredCount>({
  name: 'counts',
  version: 1,
  seed: (dataSet) =>
    baseOf<StoredCount>(
      dataSet === 'empty'
        ? []
        : [
            {
              id: COUNT,
              number: 1,
              storeId: 1,
              scope: { kind: 'category', category: 1 },
              blind: false,
              state: 'open',
              userName: 'Selin Karaca',
              startedAt: { daysAgo: 0, at: '09:10' },
              finishedAt: null,
              finishedBy: null,
              products: 0,
              movements: [],
              revision: 0,
            },
          ],
    ),
  required: ['id', 'number', 'storeId', 'scope', 'state', 'movements', 'revision'],
});

export const countLineCollection = defineCollection<StoredLine>({
  name: 'count-lines',
  version: 1,
  seed: (dataSet) => baseOf<StoredLine>(dataSet === 'empty' ? [] : COUNTED.flatMap(lineOf)),
  required: ['id', 'countId', 'productId', 'counted', 'expected'],
});

export const lineId = (countId: string, productId: number): string => `${countId} ${productId}`;

function lineOf([place, difference]: (typeof COUNTED)[number]): StoredLine[] {
  const product = demoProducts[place];
  if (!product) return [];
  const { id: productId, name, sku, stock } = product;
  return [
    {
      id: lineId(COUNT, productId),
      countId: COUNT,
      productId,
      name,
      sku,
      counted: stock + difference,
      expected: stock,
      checked: difference === 0,
      at: { daysAgo: 0, at: '09:20' },
      userName: 'Selin Karaca',
      actions: [],
    },
  ];
}
