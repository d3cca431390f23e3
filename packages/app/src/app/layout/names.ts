import type { Store, User } from '@stockroom/contract';

/** Street, town, state and zip in one line; parts that are missing leave no comma behind. */
export function addressLine({ address, city, state, zip }: Store): string {
  return [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** A store as the top bar shows it. */
export const shownStore = (store: Store) => ({ id: store.storeId, name: store.storeName, address: addressLine(store) });

/** First and last name, else the full name, else the e-mail address. */
export function personName({ firstName, lastName, name, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || name || email;
}
