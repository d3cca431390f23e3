import type { User } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { userOf } from './user.seed';

export const userCollection = defineCollection<User>({
  name: 'users',
  version: 1,
  seed: (dataSet) => baseOf([userOf(dataSet)]),
  required: ['id', 'name', 'email', 'homeStoreId', 'status', 'storeAssociates'],
});
