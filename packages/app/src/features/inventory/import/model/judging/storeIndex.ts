import { type Product, skuKey } from '@stockroom/contract';
import type { CodeOwner, ProductContext } from '#features/inventory/model/productRules';
import { barcodeKey } from '#shared/barcodes/model/gtin';

/** The store's products, indexed by every value a file can identify them by. */
export interface StoreIndex extends ProductContext {
  byId(id: number): Product | undefined;
  bySku(sku: string): Product | undefined;
  /** The one product with this barcode; `undefined` when there is none or more than one. */
  byBarcode(barcode: string): Product | undefined;
}

export function createStoreIndex(products: readonly Product[]): StoreIndex {
  const ids = new Map<number, Product>();
  const skus = new Map<string, Product[]>();
  const barcodes = new Map<string, Product[]>();
  for (const product of products) {
    ids.set(product.id, product);
    append(skus, skuKey(product.sku), product);
    append(barcodes, barcodeKey(product.barcode), product);
  }
  const owners = (map: Map<string, Product[]>, key: string): CodeOwner[] =>
    (map.get(key) ?? []).map(({ id, name }) => ({ id, name }));
  return {
    byId: (id) => ids.get(id),
    bySku: (sku) => skus.get(skuKey(sku))?.[0],
    byBarcode(barcode) {
      const found = barcodes.get(barcodeKey(barcode)) ?? [];
      return found.length === 1 ? found[0] : undefined;
    },
    skuOwners: (key) => owners(skus, key),
    barcodeOwners: (key) => owners(barcodes, key),
  };
}

function append(map: Map<string, Product[]>, key: string, product: Product): void {
  if (key === '') return;
  const known = map.get(key);
  if (known) known.push(product);
  else map.set(key, [product]);
}
