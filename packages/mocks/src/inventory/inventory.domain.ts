import { defineDomain } from '../engine/domain';

/** The domain of the inventory, including the store server behind it: the real calls, unless a host answers them. */
export const inventoryDomain = defineDomain({
  name: 'inventory',
  prefixes: ['/api/apps/ecommerce/inventory/', '/api/product/', '/api/utility/'],
  belongsTo: 'store',
  load: () => import('../catalogue').then(({ catalogueRoutes }) => catalogueRoutes),
  title: { en: 'Inventory', tr: 'Envanter' },
  dataSets: {
    'products-10000': { en: '10,000 products', tr: '10.000 ürün' },
    'products-100000': { en: '100,000 products', tr: '100.000 ürün' },
    'movements-100000': { en: '100,000 stock movements', tr: '100.000 stok hareketi' },
  },
  search: {
    group: 'products',
    label: { en: 'Products', tr: 'Ürünler' },
    icon: 'inventory',
    place: 4,
    load: () => import('./products.searchSource').then(({ productSource }) => productSource),
  },
});
