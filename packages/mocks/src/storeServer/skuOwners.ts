/** Adds a product to the owners of a SKU. An empty SKU has none. */
export function addSkuOwner(owners: Map<string, number[]>, sku: string, id: number): void {
  if (sku === '') return;
  const ids = owners.get(sku);
  if (!ids) owners.set(sku, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

/** Removes a product from the owners of a SKU. */
export function removeSkuOwner(owners: Map<string, number[]>, sku: string, id: number): void {
  const ids = (owners.get(sku) ?? []).filter((owner) => owner !== id);
  if (ids.length > 0) owners.set(sku, ids);
  else owners.delete(sku);
}
