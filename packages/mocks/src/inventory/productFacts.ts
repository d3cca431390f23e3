import type { Product, StoreFacts } from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import type { ProtectedCall } from '../engine/route';
import { oneLine } from '../storeServer/searchText';
import type { Catalogue } from './gateways/gateway';
import { ledgerOf } from './movements/ledger';

const DAY_MS = 86_400_000;

/** Returns facts about products that depend on others or on the ledger: computed only for the filters that need them. */
export async function storeFacts(
  call: ProtectedCall,
  storeId: number,
  catalogue: Catalogue,
  { twice, unmoved }: { twice: boolean; unmoved: boolean },
): Promise<StoreFacts> {
  const shared = twice ? await sharedCodes(catalogue) : NONE;
  const lastMoves = unmoved ? await lastMovesOf(call, storeId) : null;
  const now = call.context.now();
  return {
    hasSharedBarcode: ({ barcode }) => shared.has(codeKey(barcode)),
    daysUnmoved: ({ id }) => (now - (lastMoves?.get(id) ?? Number.NEGATIVE_INFINITY)) / DAY_MS,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Returns barcodes shared by several products. */
async function sharedCodes(catalogue: Catalogue): Promise<ReadonlySet<string>> {
  const products = await allProductsOf(catalogue);
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { barcode } of products) {
    const key = codeKey(barcode);
    if (seen.has(key) && key !== '') shared.add(key);
    seen.add(key);
  }
  return shared;
}

/**
 * Returns a key for comparing barcodes: GTINs of different lengths are equal without leading zeros; a shop's own codes are
 * compared as texts.
 */
function codeKey(barcode: string): string {
  const digits = barcode.replace(/[ -]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits.padStart(14, '0') : oneLine(barcode);
}

/** Returns the time of each product's last movement, in milliseconds since 1970. */
async function lastMovesOf({ context }: ProtectedCall, storeId: number): Promise<Map<number, number>> {
  const ledger = await ledgerOf(context.store, storeId, context.now());
  const known = moves.get(ledger.rows(null));
  if (known?.version === ledger.version) return known.last;
  const last = new Map<number, number>();
  for (const { productId, at } of ledger.rows(null)) last.set(productId, Math.max(at, last.get(productId) ?? at));
  moves.set(ledger.rows(null), { version: ledger.version, last });
  return last;
}

/** Keyed by the ledger's own list, which stays the same object when entries are added. */
const moves = new WeakMap<object, { version: number; last: Map<number, number> }>();

/** Returns all products of a store, by name. */
export async function allProductsOf({ index, get }: Catalogue): Promise<Product[]> {
  const everything = { search: '', sort: 'name', order: 'asc', language: 'en' } as const;
  const { ids } = await index.find(everything, 0, Number.MAX_SAFE_INTEGER);
  return runPaced(read(ids, get));
}

function* read(ids: readonly number[], get: Catalogue['get']): Generator<undefined, Product[]> {
  const products: Product[] = [];
  for (const [place, id] of ids.entries()) {
    const product = get(id);
    if (product) products.push(product);
    if (place % 64 === 0) yield;
  }
  return products;
}
