/** SKUs are unique per store without regard to case. */
export function skuKey(sku: string): string {
  return sku.trim().toLowerCase();
}
