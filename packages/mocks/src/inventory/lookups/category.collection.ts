import type { Category } from '@stockroom/contract';
import { baseOf, defineCollection } from '../../engine/collection';
import { categories } from './lookups.seed';

export const categoryCollection = defineCollection<Category>({
  name: 'categories',
  version: 1,
  seed: () => baseOf(categories),
  required: ['id', 'name', 'parentId', 'slug'],
});
