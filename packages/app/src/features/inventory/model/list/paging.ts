import type { Pagination, Product, ProductPage } from '@stockroom/contract';

/** A page of products, or the last page's number when the requested page is past it. */
export type SettledPage =
  | { kind: 'page'; products: Product[]; pagination: Pagination }
  | { kind: 'pastTheEnd'; lastPage: number };

/** Distinguishes the two forms of the list's response. */
export function settlePage(answer: ProductPage): SettledPage {
  if (answer.products === null) return { kind: 'pastTheEnd', lastPage: Math.max(1, answer.pagination.lastPage) };
  return { kind: 'page', products: answer.products, pagination: answer.pagination };
}

/** The page with products replaced by those of the same id, or the same page when none is on it. */
export function replaceInPage(answer: ProductPage, changed: readonly Product[]): ProductPage {
  if (answer.products === null) return answer;
  const byId = new Map(changed.map((product) => [product.id, product]));
  if (!answer.products.some((product) => byId.has(product.id))) return answer;
  return { ...answer, products: answer.products.map((product) => byId.get(product.id) ?? product) };
}
