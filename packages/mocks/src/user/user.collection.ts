import type { User } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { demoUser } from './user.seed';

export const userCollection = defineCollection<User>({
  name: 'users',
  version: 1,
  seed: () => baseOf([demoUser]),
  required: ['id', 'name', 'email', 'homeStoreId', 'status', 'storeAssociates'],
});
