import type { View } from '../engine/transaction';

/** A read-only view of one moment. */
export type Reader = Pick<View, 'get' | 'values'>;

/** Who looks, and when. */
export interface Viewpoint {
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
}
