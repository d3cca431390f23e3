import * as v from 'valibot';
import { createOwnLists } from '../storage/ownList';
import { storageKeys } from '../storage/storageKeys';

/** Number of scans stored. */
const MAX_SCANS = 20;

const RecentScan = v.object({
  code: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Product of the code; `null`: none. */
  product: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** Change of stock; `null` where the product was only opened. */
  added: v.nullable(v.number()),
});
export type RecentScan = v.InferOutput<typeof RecentScan>;

/** A person's scans on this device, latest first; removed on sign-out (decision 008). */
export const recentScansOf = createOwnLists(storageKeys.scans, RecentScan);

/** Adds a scan, of which only the latest are stored. */
export const withScan = (scans: readonly RecentScan[], scan: RecentScan): RecentScan[] => [scan, ...scans].slice(0, MAX_SCANS);
