import type { ProductLookups } from '../components/ProductForm/types';

const ready = (...names: string[]) => ({
  status: 'ready' as const,
  items: names.map((name, index) => ({ id: index + 1, name })),
});

/** The store's lists, for stories of the form. */
export const storyLookups: ProductLookups = {
  categories: ready('Straps', 'Watches', 'Bags'),
  brands: ready('Halden', 'Norrland', 'Pine', 'Tidewater'),
  vendors: ready('Bosphorus Trading', 'Northline Supply', 'Harbour Goods'),
  countries: ready('Denmark', 'Japan', 'Türkiye'),
  styles: ready('Minimal', 'Outdoor'),
};

/** Tags for stories of a form. */
export const storyTags = [
  { id: 't1', title: 'mens' },
  { id: 't2', title: 'ladies' },
  { id: 't3', title: 'automatic' },
];
