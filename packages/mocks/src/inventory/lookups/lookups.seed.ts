import type { Category, ProductTag, Vendor } from '@stockroom/contract';

export const categories: readonly Category[] = [
  { id: 1, parentId: null, name: 'Watches', slug: 'watches' },
  { id: 2, parentId: 1, name: 'Dress watches', slug: 'dress-watches' },
  { id: 3, parentId: 1, name: 'Sport watches', slug: 'sport-watches' },
  { id: 4, parentId: 1, name: 'Straps', slug: 'straps' },
  { id: 5, parentId: null, name: 'Clothing', slug: 'clothing' },
  { id: 6, parentId: 5, name: 'Shirts', slug: 'shirts' },
  { id: 7, parentId: 5, name: 'Knitwear', slug: 'knitwear' },
  { id: 8, parentId: null, name: 'Bags', slug: 'bags' },
  { id: 9, parentId: 8, name: 'Backpacks', slug: 'backpacks' },
  { id: 10, parentId: 8, name: 'Totes', slug: 'totes' },
  { id: 11, parentId: null, name: 'Shoes', slug: 'shoes' },
  { id: 12, parentId: null, name: 'Accessories', slug: 'accessories' },
  { id: 13, parentId: 12, name: 'Caps', slug: 'caps' },
  { id: 14, parentId: 12, name: 'Scarves', slug: 'scarves' },
  { id: 15, parentId: null, name: 'Home', slug: 'home' },
  { id: 16, parentId: 15, name: 'Mugs', slug: 'mugs' },
];

export const vendors: readonly Vendor[] = [
  { id: 1, name: 'Ellery Wholesale' },
  { id: 2, name: 'Bosphorus Trading' },
  { id: 3, name: 'Northline Supply' },
  { id: 4, name: 'Green Quay Imports' },
];

/** The tags of the specification. */
export const tags: readonly ProductTag[] = [
  { id: 'tag-mens', title: 'mens' },
  { id: 'tag-ladies', title: 'ladies' },
  { id: 'tag-unisex', title: 'unisex' },
  { id: 'tag-44mm', title: '44mm' },
  { id: 'tag-40mm', title: '40mm' },
  { id: 'tag-5atm', title: '5 ATM' },
  { id: 'tag-10atm', title: '10 ATM' },
  { id: 'tag-automatic', title: 'automatic' },
  { id: 'tag-chronograph', title: 'chronograph' },
  { id: 'tag-watch', title: 'watch' },
];
