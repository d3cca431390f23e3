import type { View } from '../engine/transaction';

/** A read-only view of a single moment. */
export type Reader = Pick<View, 'get' | 'values'>;

/** The user who reads, and the time. */
export interface Viewpoint {
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
}
