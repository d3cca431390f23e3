import { currentStore } from '@stockroom/contract';
import type { SearchSource } from '../engine/domain';
import { gatewayOf } from './gateways/gatewayOf';

/**
 * Finds products of the home store by name, SKU and barcode, as the list does; exact codes come first. Without a match, finds
 * names that differ by a typing error.
 */
export const productSource: SearchSource = async (call, { text, limit, orNear }) => {
  const store = currentStore(call.user);
  if (!store) return { results: [], total: 0 };
  const catalogue = await gatewayOf(call.context).catalogue(call, store.storeId);
  const query = { search: text, sort: 'name', order: 'asc', language: call.language } as const;
  const { ids, length } = orNear
    ? await (await import('./looseSearch')).findInAnyField(call, catalogue, query, 0, limit)
    : await catalogue.index.find(query, 0, limit);
  const products = ids.map((id) => catalogue.get(id)).filter((product) => product !== undefined);
  return {
    results: products.map(({ id, name, sku, barcode, thumbnail }) => ({
      id: String(id),
      title: name,
      subtitle: sku || barcode,
      avatar: thumbnail,
      // Users who look up a product mostly want to see or change its stock.
      link: `/apps/ecommerce/inventory?product=${id}#product-stock`,
    })),
    total: length,
  };
};
