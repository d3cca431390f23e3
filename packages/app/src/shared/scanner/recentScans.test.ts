import { expect, it } from 'vitest';
import { type RecentScan, withScan } from './recentScans';

it('withScan: stores the last twenty, latest first', () => {
  let scans: RecentScan[] = [];
  for (let at = 1; at <= 25; at += 1) scans = withScan(scans, { code: `code-${at}`, product: null, added: null, at });
  expect(scans).toHaveLength(20);
  expect(scans[0]?.code).toBe('code-25');
});
