import * as v from 'valibot';
import { productAddress } from '../products/productAddress';

/**
 * Address of the form for a new count of the products that a search and filters of the product list find. @param filters as
 * `readProductFilters` writes them
 */
export function newCountUrl(search: string, filters: string): string {
  const found = new URLSearchParams(filters);
  if (search !== '') found.set('search', search);
  return `${productAddress.startCount}&${found}`;
}

const Listed = v.object({
  counted: v.array(v.object({ id: v.number(), name: v.string(), sku: v.string() })),
});
/** Products for a new count, passed in the navigation state to its form. */
export type ProductsToCount = v.InferOutput<typeof Listed>['counted'];

/** Navigation state that carries products to the form of a new count. */
export const newCountState = (products: ProductsToCount): v.InferOutput<typeof Listed> => ({
  counted: products.map(({ id, name, sku }) => ({ id, name, sku })),
});

/** Reads the products from the navigation state; empty when it has none or is invalid. */
export function productsToCount(state: unknown): ProductsToCount {
  const listed = v.safeParse(Listed, state);
  return listed.success ? listed.output.counted : [];
}
