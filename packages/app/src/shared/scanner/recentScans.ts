import * as v from 'valibot';
import { ownLists } from '../storage/ownList';
import { storageKeys } from '../storage/storageKeys';

/** How many are kept. */
const MOST = 20;

const RecentScan = v.object({
  code: v.string(),
  /** In milliseconds since 1970. */
  at: v.number(),
  /** Whose code it was; `null`: nobody's. */
  product: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** The change of stock; `null` where the product was only opened. */
  added: v.nullable(v.number()),
});
export type RecentScan = v.InferOutput<typeof RecentScan>;

/** A person's scans on this device, last first; gone with the sign-out (decision 008). */
export const recentScansOf = ownLists(storageKeys.scans, RecentScan);

/** With a scan more, of which the last are kept. */
export const withScan = (scans: readonly RecentScan[], scan: RecentScan): RecentScan[] => [scan, ...scans].slice(0, MOST);
