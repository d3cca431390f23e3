import { defineCollection } from '../engine/collection';

/** An address that wants to be told; it is its own id, lower-cased. */
export interface ComingSoonAddress {
  id: string;
  email: string;
  /** When it was left, ISO 8601. */
  leftAt: string;
}

export const comingSoonCollection = defineCollection<ComingSoonAddress>({
  name: 'comingSoonAddresses',
  version: 1,
  required: ['id', 'email', 'leftAt'],
});
