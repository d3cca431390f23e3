import * as v from 'valibot';
import { Id, NumericId } from './ids';
import { TeamRole } from './role';

export const PRESENCES = ['online', 'away', 'busy', 'not-visible'] as const;
/** Presence of a user, as other people see it. */
export const Presence = v.picklist(PRESENCES);
export type Presence = v.InferOutput<typeof Presence>;

/** A shop. Any part of the address may be empty. */
export const Store = v.object({
  storeId: NumericId,
  storeName: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  phoneNumber: v.string(),
});
export type Store = v.InferOutput<typeof Store>;

export const StoreAssociate = v.object({ store: Store });
export type StoreAssociate = v.InferOutput<typeof StoreAssociate>;

/** The signed-in user. `homeStoreId` 0: no home store. */
export const User = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  avatar: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  homeStoreId: NumericId,
  status: Presence,
  storeAssociates: v.array(StoreAssociate),
  /** Role in their store; left out: admin. Set by the server, read-only here. */
  role: v.optional(TeamRole),
});
export type User = v.InferOutput<typeof User>;

/** Returns the store whose products the user manages: the home store, else the first association, else none. */
export function currentStore(user: User): Store | null {
  const stores = user.storeAssociates.map((associate) => associate.store);
  return stores.find((store) => store.storeId === user.homeStoreId) ?? stores[0] ?? null;
}
