import { expect, test } from 'vitest';
import { fittingReasons, isNoteShort, hasReason, NO_REASON, reasonFor } from './movementReason';

test('fittingReasons: lists the reasons for an increase and for a decrease, and correction for both', () => {
  expect(fittingReasons(5)).toEqual(['received', 'returned', 'correction']);
  expect(fittingReasons(-3)).toEqual(['damaged', 'lost', 'sold', 'correction']);
  expect(fittingReasons(0)).toHaveLength(6);
  expect(fittingReasons(Number.NaN)).toHaveLength(6);
});

test('reasonFor: turns an impossible reason into a correction and preserves its note', () => {
  expect(reasonFor({ reason: 'received', note: ' PO-9 ' }, 5)).toEqual({ reason: 'received', note: 'PO-9' });
  expect(reasonFor({ reason: 'received', note: 'PO-9' }, -3)).toEqual({ reason: 'correction', note: 'PO-9' });
});

test('hasReason: is false without a reason and a note', () => {
  expect(hasReason(NO_REASON)).toBe(false);
  expect(hasReason({ reason: 'correction', note: 'Recounted' })).toBe(true);
  expect(hasReason({ reason: 'lost', note: '' })).toBe(true);
});

test('isNoteShort: accepts a note up to the limit', () => {
  expect(isNoteShort({ reason: 'lost', note: 'ğ'.repeat(500) })).toBe(true);
  expect(isNoteShort({ reason: 'lost', note: 'ğ'.repeat(501) })).toBe(false);
});
