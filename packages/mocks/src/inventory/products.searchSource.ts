import { currentStore } from '@stockroom/contract';
import type { SearchSource } from '../engine/domain';
import { gatewayOf } from './gateways/gatewayOf';

/**
 * Products of the home store by name, SKU and barcode, as the list finds them; exact codes come first. Where nothing has the words, those
 * that differ by a typing error.
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
      // Whoever looks a product up mostly wants to know or change how many there are.
      link: `/apps/ecommerce/inventory?product=${id}#product-stock`,
    })),
    total: length,
  };
};
