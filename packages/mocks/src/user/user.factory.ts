import type { User } from '@stockroom/contract';
import { stores } from './stores.seed';

/** A store's person: the demo user, unless told otherwise. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 'user-1',
    name: 'Defne Aldridge',
    email: 'defne.aldridge@example.com',
    avatar: null,
    firstName: 'Defne',
    lastName: 'Aldridge',
    homeStoreId: stores[0].storeId,
    status: 'online',
    storeAssociates: [{ store: stores[0] }, { store: stores[1] }],
    ...overrides,
  };
}
