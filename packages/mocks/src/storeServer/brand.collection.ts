import type { Brand } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import type { View } from '../engine/transaction';
import { brandName } from './seed/lookups.seed';

/** Brands that the shop made itself. The store server's own brands are a separate list, which no call adds to. */
export const brandCollection = defineCollection<Brand>({ name: 'brands', version: 1, required: ['id', 'name'] });

/** First id of the shop's own brands, above the ids of any store server. */
export const FIRST_OWN_BRAND = 1_000_001;

/** Returns the name of a brand, either the shop's own or the store server's; empty for none and for an unknown id. */
export function brandNameOf(view: Pick<View, 'get'>, brandId: number): string {
  return brandId < FIRST_OWN_BRAND ? brandName(brandId) : (view.get(brandCollection, brandId)?.name ?? '');
}
