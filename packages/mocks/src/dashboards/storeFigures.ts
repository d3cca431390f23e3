import {
  currentStore,
  filterPredicates,
  HEALTH_FILTERS,
  INACTIVE_FILTER,
  type Product,
  type StoreFacts,
  type StoreFigures,
} from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import { badRequest } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import { gatewayOf } from '../inventory/gateways/gatewayOf';
import { categoryCollection } from '../inventory/lookups/category.collection';
import { ledgerOf } from '../inventory/movements/ledger';
import { sumByDay, filterRows, type LedgerRow } from '../inventory/movements/ledgerRow';
import { movementQueryOf } from '../inventory/movements/movementQuery';
import { allProductsOf } from '../inventory/productFacts';
import { dayFrom, dayOf } from './timeSeries';

/** Days of the default period. */
const DEFAULT_DAYS = 30;
/** Number of movers listed each way. */
const MOVERS_LISTED = 5;
const DAY_MS = 86_400_000;

const COUNTED = ['out', 'low', 'negativeMargin', 'noBarcode', 'noPicture', 'inactive'] as const;
const FILTERS = { ...HEALTH_FILTERS, inactive: INACTIVE_FILTER };
/** None of the counts needs facts beyond the product. */
const NO_FACTS: StoreFacts = { hasSharedBarcode: () => false, daysUnmoved: () => 0 };
/** The product list's own filter predicates, so that a link shows exactly the products counted. */
const COUNT_PREDICATES = COUNTED.map((name) => {
  const tests = [...filterPredicates(FILTERS[name], NO_FACTS).values()];
  return [name, (product: Product) => tests.every((test) => test(product))] as const;
});

/** Computes the home store's figures from the same products and movements as the list and the ledger. */
export async function storeFigures(call: ProtectedCall): Promise<StoreFigures> {
  const { context, url, user } = call;
  const now = context.now();
  const to = url.searchParams.get('to') || dayOf(now);
  const from = url.searchParams.get('from') || dayFrom(now, 1 - DEFAULT_DAYS);
  const period = new URL(`?${new URLSearchParams({ from, to })}`, url);
  const query = movementQueryOf(period);
  if (query.from > query.to) throw badRequest({ path: 'from', message: 'must not be after to' });
  const storeId = currentStore(user)?.storeId ?? 0;
  const [catalogue, ledger, view] = await Promise.all([
    gatewayOf(context).catalogue(call, storeId),
    ledgerOf(context.store, storeId, now),
    context.store.read([categoryCollection]),
  ]);
  const rows = await runPaced(filterRows(ledger.rows(null), query));
  const moved = unitsMoved(rows);
  const days = Math.max(1, Math.round((query.to + 1 - query.from) / DAY_MS));
  const names = new Map([...view.values(categoryCollection)].map(({ id, name }) => [id, name]));
  const products = await allProductsOf(catalogue);
  const stock = await runPaced(countStock(products, moved.sold, names));
  return {
    from,
    to,
    ...stock,
    sold: moved.soldUnits,
    received: moved.received,
    daysOfStock: moved.soldUnits > 0 ? Math.round((stock.units / moved.soldUnits) * days) : null,
    byDay: sumByDay(rows),
  };
}

/** Returns the units sold of each product, and the units sold and received in total. */
function unitsMoved(rows: readonly LedgerRow[]) {
  const sold = new Map<number, number>();
  let [soldUnits, received] = [0, 0];
  for (const { productId, reason, delta } of rows) {
    if (reason === 'received') received += delta;
    if (reason !== 'sold') continue;
    soldUnits -= delta;
    sold.set(productId, (sold.get(productId) ?? 0) - delta);
  }
  return { sold, soldUnits, received };
}

type Stock = Omit<StoreFigures, 'from' | 'to' | 'sold' | 'received' | 'daysOfStock' | 'byDay'>;

/** Totals the products in a single pass. Money is in cents. */
function* countStock(
  products: readonly Product[],
  sold: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, string>,
): Generator<undefined, Stock> {
  const counts: Record<(typeof COUNTED)[number], number> = {
    out: 0,
    low: 0,
    negativeMargin: 0,
    noBarcode: 0,
    noPicture: 0,
    inactive: 0,
  };
  let units = 0;
  let [cost, price, margin] = [0, 0, 0];
  const categories = new Map<number, { units: number; cost: number; price: number }>();
  const movers: { id: number; name: string; stock: number; sold: number }[] = [];
  for (const product of products) {
    const onHand = Math.max(0, product.stock);
    const [atCost, atPrice] = [Math.round(product.cost * 100) * onHand, Math.round(product.price * 100) * onHand];
    units += onHand;
    cost += atCost;
    price += atPrice;
    for (const [name, fits] of COUNT_PREDICATES) if (fits(product)) counts[name] += 1;
    const gone = sold.get(product.id) ?? 0;
    margin += Math.round((product.basePrice - product.cost) * 100) * gone;
    movers.push({ id: product.id, name: product.name, stock: product.stock, sold: gone });
    const category = names.has(product.category) ? product.category : 0;
    const sum = categories.get(category) ?? { units: 0, cost: 0, price: 0 };
    categories.set(category, { units: sum.units + onHand, cost: sum.cost + atCost, price: sum.price + atPrice });
    yield;
  }
  return {
    ...counts,
    products: products.length,
    units,
    stockValue: { cost: cost / 100, price: price / 100 },
    margin: margin / 100,
    movers: {
      top: movers
        .filter((mover) => mover.sold > 0)
        .toSorted((a, b) => b.sold - a.sold || a.id - b.id)
        .slice(0, MOVERS_LISTED),
      slow: movers
        .filter((mover) => mover.stock > 0)
        .toSorted((a, b) => a.sold - b.sold || b.stock - a.stock || a.id - b.id)
        .slice(0, MOVERS_LISTED),
    },
    byCategory: [...categories]
      .map(([id, sum]) => ({ id, name: names.get(id) ?? '', units: sum.units, cost: sum.cost / 100, price: sum.price / 100 }))
      .toSorted((a, b) => b.price - a.price || a.id - b.id),
  };
}
