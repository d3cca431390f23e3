import type { SearchGroupId } from '@stockroom/contract';
import type { SearchSource } from './searchSource';

/** The domains that can be searched. One is loaded when it is first asked; a group without a line here has no matches yet. */
export const sources: Partial<Record<SearchGroupId, () => Promise<SearchSource>>> = {
  contacts: () => import('../chat/contacts.searchSource').then(({ contactSource }) => contactSource),
  pages: () => import('../navigation/pages.searchSource').then(({ pageSource }) => pageSource),
  products: () => import('../inventory/products.searchSource').then(({ productSource }) => productSource),
};
