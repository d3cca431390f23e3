import type { User } from '@stockroom/contract';
import { stores } from './stores.seed';

/** Builds a store's user: the demo user, with other fields where given. */
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
