import type { CountScope, CountState } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import { demoProducts } from '../storeServer/seed/product.seed';

export interface StoredCount {
  id: string;
  number: number;
  storeId: number;
  scope: CountScope;
  /** Products that a filter found when the count was begun. */
  found?: readonly number[];
  blind: boolean;
  state: CountState;
  userName: string;
  startedAt: string | SeedTime;
  finishedAt: string | null;
  finishedBy: string | null;
  /** Number of products in the count when it was finished. */
  products: number;
  /** Ids of the movements written when it was finished. */
  movements: readonly string[];
  /** Raised with every change of the count's lines. */
  revision: number;
}

/** A counted product; a product that was not counted has no line. */
export interface StoredLine {
  /** `{count} {product}` */
  id: string;
  countId: string;
  productId: number;
  /** Name at the time of counting, still shown when the product is deleted. */
  name: string;
  sku: string;
  counted: number;
  expected: number;
  checked: boolean;
  at: string | SeedTime;
  userName: string;
  /** Keys of the latest scans of this line, so that a repeated request adds once. */
  actions: readonly string[];
}

const COUNT = 'count-1';
const COUNTED: readonly (readonly [place: number, difference: number])[] = [
  [0, 0],
  [1, -2],
  [2, 0],
];

/** Counts of stock. The demo's shop has one in progress. */
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
