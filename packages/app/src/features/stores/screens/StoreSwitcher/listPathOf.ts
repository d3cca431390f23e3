/**
 * The list that a page belongs to: `/apps/ecommerce/inventory/import` → `/apps/ecommerce/inventory`. Search, page and open record
 * are the old store's and stay behind.
 */
export function listPathOf(pathname: string): string {
  return pathname.split('/').slice(0, 4).join('/');
}
