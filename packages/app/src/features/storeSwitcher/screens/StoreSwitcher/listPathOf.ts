/**
 * Returns the list that a page belongs to: `/apps/ecommerce/inventory/import` → `/apps/ecommerce/inventory`. Search, page and
 * open record belong to the old store and are dropped.
 */
export function listPathOf(pathname: string): string {
  return pathname.split('/').slice(0, 4).join('/');
}
