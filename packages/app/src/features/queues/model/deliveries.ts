import { type AddLabelsBody, LABEL_LIMITS, type Movement } from '@stockroom/contract';

/** A delivery: movements recorded at once, by one person, under one reference. */
export interface Delivery {
  id: string;
  reference: string;
  userName: string;
  at: string;
  /** Units of all its products. */
  units: number;
  /** One label per received unit of each product. */
  products: AddLabelsBody['products'];
}

/** Groups movements into deliveries, in their order. Reverted movements are left out. */
export function deliveriesOf(movements: readonly Movement[]): Delivery[] {
  const deliveries = new Map<string, Delivery>();
  for (const { id, at, userId, userName, reference, productId, delta, undoes, undoneBy } of movements) {
    if (delta <= 0 || undoes !== null || undoneBy !== null) continue;
    const key = JSON.stringify([at, userId, reference]);
    const known = deliveries.get(key) ?? { id, reference, userName, at, units: 0, products: [] };
    known.units += delta;
    known.products = withUnits(known.products, productId, delta);
    deliveries.set(key, known);
  }
  return [...deliveries.values()];
}

function withUnits(products: Delivery['products'], productId: number, units: number): Delivery['products'] {
  const before = products.find((product) => product.productId === productId)?.copies ?? 0;
  const copies = Math.min(LABEL_LIMITS.copies, units + (before === 'stock' ? 0 : before));
  return [...products.filter((product) => product.productId !== productId), { productId, copies }];
}
