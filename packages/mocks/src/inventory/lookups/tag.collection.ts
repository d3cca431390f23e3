import type { ProductTag } from '@stockroom/contract';
import { baseOf, defineCollection } from '../../engine/collection';
import { tags } from './lookups.seed';

export const productTagCollection = defineCollection<ProductTag>({
  name: 'tags',
  version: 1,
  seed: () => baseOf(tags),
  required: ['id', 'title'],
});
