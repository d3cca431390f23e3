import * as v from 'valibot';
import { productAddress } from '../products/productAddress';

/** The form of a new count, for what a search and filters of the product list find. @param filters as `readProductFilters` writes them */
export function countFiltered(search: string, filters: string): string {
  const found = new URLSearchParams(filters);
  if (search !== '') found.set('search', search);
  return `${productAddress.startCount}&${found}`;
}

const Listed = v.object({
  counted: v.array(v.object({ id: v.number(), name: v.string(), sku: v.string() })),
});
/** Products that a new count is to be of; they go along with the navigation to its form. */
export type ProductsToCount = v.InferOutput<typeof Listed>['counted'];

/** The state of such a navigation. */
export const countListed = (products: ProductsToCount): v.InferOutput<typeof Listed> => ({
  counted: products.map(({ id, name, sku }) => ({ id, name, sku })),
});

/** Reads what came along; nothing where that makes no sense. */
export function productsToCount(state: unknown): ProductsToCount {
  const listed = v.safeParse(Listed, state);
  return listed.success ? listed.output.counted : [];
}
