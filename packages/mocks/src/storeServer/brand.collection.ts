import type { Brand } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import type { View } from '../engine/transaction';
import { brandName } from './seed/lookups.seed';

/** Brands that the shop made itself. The store server's own are a list of its own, which no call adds to. */
export const brandCollection = defineCollection<Brand>({ name: 'brands', version: 1, required: ['id', 'name'] });

/** Ids of the shop's own brands begin above those of any store server. */
export const FIRST_OWN_BRAND = 1_000_001;

/** Name of a brand, made or the store server's; empty for none and for an id that is neither. */
export function brandNameOf(view: Pick<View, 'get'>, brandId: number): string {
  return brandId < FIRST_OWN_BRAND ? brandName(brandId) : (view.get(brandCollection, brandId)?.name ?? '');
}
