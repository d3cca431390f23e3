import type { Store, User } from '@stockroom/contract';

/** Builds a store for tests and stories. */
export const buildStore = (changes: Partial<Store> = {}): Store => ({
  storeId: 1,
  storeName: 'Harbour Street',
  address: '12 Harbour Street',
  city: 'Portsend',
  state: 'ME',
  zip: '04101',
  phoneNumber: '+1 207 555 0142',
  ...changes,
});

/** Builds a person for tests and stories, with a home store. */
export const buildUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  name: 'Mina Aydın',
  email: 'mina@example.test',
  avatar: null,
  firstName: 'Mina',
  lastName: 'Aydın',
  homeStoreId: 1,
  status: 'online',
  storeAssociates: [{ store: buildStore() }, { store: buildStore({ storeId: 2, storeName: 'Mill Lane' }) }],
  ...changes,
});
