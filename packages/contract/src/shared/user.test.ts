import { expect, test } from 'vitest';
import { currentStore, type Store, type User } from './user';

const store = (storeId: number): Store => ({
  storeId,
  storeName: `Store ${storeId}`,
  address: '',
  city: '',
  state: '',
  zip: '',
  phoneNumber: '',
});
const user = (homeStoreId: number, ...storeIds: number[]): User => ({
  id: 'u',
  name: '',
  email: '',
  avatar: null,
  firstName: '',
  lastName: '',
  homeStoreId,
  status: 'online',
  storeAssociates: storeIds.map((storeId) => ({ store: store(storeId) })),
});

test.each<[string, User, number | undefined]>([
  ['the home store', user(2, 1, 2), 2],
  ['the first association without a home store', user(0, 3, 1), 3],
  ['the first association when the home store is none of theirs', user(9, 3, 1), 3],
  ['no store without any', user(1), undefined],
])('currentStore: gives %s', (_name, person, expected) => {
  expect(currentStore(person)?.storeId).toBe(expected);
});
