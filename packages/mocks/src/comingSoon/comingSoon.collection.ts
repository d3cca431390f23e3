import { defineCollection } from '../engine/collection';

/** An address to notify; it is its own id, lower-cased. */
export interface ComingSoonAddress {
  id: string;
  email: string;
  /** Time of its submission, ISO 8601. */
  leftAt: string;
}

export const comingSoonCollection = defineCollection<ComingSoonAddress>({
  name: 'comingSoonAddresses',
  version: 1,
  required: ['id', 'email', 'leftAt'],
});
