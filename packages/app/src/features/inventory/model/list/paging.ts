import type { Pagination, Product, ProductPage } from '@stockroom/contract';

/** A page of products, or where the last page is when the wanted one lies past it. */
export type SettledPage =
  | { kind: 'page'; products: Product[]; pagination: Pagination }
  | { kind: 'pastTheEnd'; lastPage: number };

/** Tells the two forms of the list's answer apart. */
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
