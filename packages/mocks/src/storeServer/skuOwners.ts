/** Notes that a product has this SKU. An empty one is nobody's. */
export function remember(owners: Map<string, number[]>, sku: string, id: number): void {
  if (sku === '') return;
  const ids = owners.get(sku);
  if (!ids) owners.set(sku, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

/** Takes a product away from a SKU. */
export function forget(owners: Map<string, number[]>, sku: string, id: number): void {
  const ids = (owners.get(sku) ?? []).filter((owner) => owner !== id);
  if (ids.length > 0) owners.set(sku, ids);
  else owners.delete(sku);
}
