import type { Pagination, Product, ProductPage } from '@stockroom/contract';
import { pagedList } from '../../../../shared/query/listShape';
import { restoreRecords } from '../../../../shared/query/records';

/** A page of products, or where the last page is when the wanted one lies past it. */
export type SettledPage =
  | { kind: 'page'; products: Product[]; pagination: Pagination }
  | { kind: 'pastTheEnd'; lastPage: number };

/** Tells the two forms of the list's answer apart (specification 7). */
export function settlePage(answer: ProductPage): SettledPage {
  if (answer.products === null) return { kind: 'pastTheEnd', lastPage: Math.max(1, answer.pagination.lastPage) };
  return { kind: 'page', products: answer.products, pagination: answer.pagination };
}

/** The page with other products in place of those of the same id, or the same page when none is on it. */
export function replaceInPage(answer: ProductPage, changed: readonly Product[]): ProductPage {
  if (answer.products === null) return answer;
  const byId = new Map(changed.map((product) => [product.id, product]));
  if (!answer.products.some((product) => byId.has(product.id))) return answer;
  return { ...answer, products: answer.products.map((product) => byId.get(product.id) ?? product) };
}

/** The page without some products, its counts lowered. The rows that move up from the next page are the server's to send. */
export const removeFromPage = (answer: ProductPage, ids: ReadonlySet<number>): ProductPage =>
  productPage.change(answer, (products) => products.filter(({ id }) => !ids.has(id)));

/** The page with products back that were taken out of it, each where it stood; the rest is as it is by now. */
export const restoreInPage = (answer: ProductPage, before: ProductPage, ids: ReadonlySet<number>): ProductPage =>
  productPage.change(answer, (products) => restoreRecords(products, before.products ?? [], ids));

const productPage = pagedList<ProductPage, Product>(
  ({ products }) => products,
  (products, pagination) => ({ products, pagination }),
);
