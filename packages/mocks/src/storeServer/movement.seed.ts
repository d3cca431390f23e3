import type { MovementReason, Product } from '@stockroom/contract';
import { buildMovement, movementId, type StoredMovement } from './movement.factory';
import { SEED_INSTANT } from './product.factory';
import { demoProducts } from './product.seed';

const DAY_MS = 86_400_000;

/** How each product of the demo came to its stock: a delivery, sales, now and then a count. */
export function movementsOf(): readonly StoredMovement[] {
  return demoProducts
    .flatMap((product) => historyOf(product))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.productId - b.productId)
    .map((movement, index) => ({ ...movement, id: movementId(index + 1) }));
}

function historyOf(product: Product): StoredMovement[] {
  const sold = (product.id * 7) % 23;
  const found = product.id % 8 === 0 ? 1 : 0;
  const received = product.stock + sold - found;
  const steps: { delta: number; reason: MovementReason; note: string; daysAgo: number }[] = [
    {
      delta: received,
      reason: 'received',
      note: `PO-${2400 + product.vendor * 100 + product.id}`,
      daysAgo: 60 + (product.id % 20),
    },
    { delta: -Math.ceil(sold / 2), reason: 'sold', note: '', daysAgo: 30 + (product.id % 9) },
    { delta: -Math.floor(sold / 2), reason: 'sold', note: '', daysAgo: 9 + (product.id % 5) },
    { delta: found, reason: 'count', note: '', daysAgo: 3 },
  ];
  let before = 0;
  return steps
    .filter(({ delta }) => delta !== 0)
    .map(({ delta, reason, note, daysAgo }) => {
      const at = new Date(Date.parse(SEED_INSTANT) - daysAgo * DAY_MS).toISOString();
      const movement = buildMovement({
        productId: product.id,
        sku: product.sku,
        name: product.name,
        delta,
        before,
        reason,
        note,
        at,
      });
      before = movement.after;
      return { ...movement, storeId: product.storeId };
    });
}
