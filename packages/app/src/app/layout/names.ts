import type { Store, User } from '@stockroom/contract';

/** Formats street, town, state and zip in one line, without commas for missing parts. */
export function addressLine({ address, city, state, zip }: Store): string {
  return [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** A store in the format of the top bar. */
export const shownStore = (store: Store) => ({ id: store.storeId, name: store.storeName, address: addressLine(store) });

/** First and last name, or the full name, or the email address. */
export function personName({ firstName, lastName, name, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || name || email;
}
