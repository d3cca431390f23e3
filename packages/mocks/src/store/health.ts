import { filterPredicates, HEALTH_FILTERS, type HealthCount, type Product, type StoreHealth } from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import type { ProtectedCall } from '../engine/route';
import type { StoreServerGateway } from '../inventory/gateways/gateway';
import { allProductsOf, storeFacts } from '../inventory/productFacts';

const COUNTS = Object.keys(HEALTH_FILTERS) as HealthCount[];

/** Counts the state of a store's stock, with the same tests that filter the list of products. */
export async function healthOf(call: ProtectedCall, gateway: StoreServerGateway, storeId: number): Promise<StoreHealth> {
  const catalogue = await gateway.catalogue(call, storeId);
  const [products, facts] = await Promise.all([
    allProductsOf(catalogue),
    storeFacts(call, storeId, catalogue, { twice: true, unmoved: true }),
  ]);
  const tests = COUNTS.map((name) => [name, [...filterPredicates(HEALTH_FILTERS[name], facts).values()]] as const);
  return runPaced(count(products, tests));
}

function* count(
  products: readonly Product[],
  tests: readonly (readonly [HealthCount, readonly ((product: Product) => boolean)[]])[],
): Generator<undefined, StoreHealth> {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<HealthCount, number>;
  let units = 0;
  let cost = 0;
  let price = 0;
  for (const [place, product] of products.entries()) {
    const held = Math.max(0, product.stock);
    units += held;
    // Sums in whole cents: sums of floats drift.
    cost += held * Math.round(product.cost * 100);
    price += held * Math.round(product.price * 100);
    for (const [name, all] of tests) if (all.every((test) => test(product))) counts[name] += 1;
    if (place % 64 === 0) yield;
  }
  return { ...counts, units, products: products.length, stockValue: { cost: cost / 100, price: price / 100 } };
}
