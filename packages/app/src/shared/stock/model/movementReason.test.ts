import { expect, test } from 'vitest';
import { fittingReasons, isNoteShort, hasReason, NO_REASON, reasonFor } from './movementReason';

test('what came in was received or returned, what went out was sold, damaged or lost, and a correction is either', () => {
  expect(fittingReasons(5)).toEqual(['received', 'returned', 'correction']);
  expect(fittingReasons(-3)).toEqual(['damaged', 'lost', 'sold', 'correction']);
  expect(fittingReasons(0)).toHaveLength(6);
  expect(fittingReasons(Number.NaN)).toHaveLength(6);
});

test('a reason that can’t be is a correction, and its note stays', () => {
  expect(reasonFor({ reason: 'received', note: ' PO-9 ' }, 5)).toEqual({ reason: 'received', note: 'PO-9' });
  expect(reasonFor({ reason: 'received', note: 'PO-9' }, -3)).toEqual({ reason: 'correction', note: 'PO-9' });
});

test('nothing said is nothing said', () => {
  expect(hasReason(NO_REASON)).toBe(false);
  expect(hasReason({ reason: 'correction', note: 'Recounted' })).toBe(true);
  expect(hasReason({ reason: 'lost', note: '' })).toBe(true);
});

test('a note has its limit', () => {
  expect(isNoteShort({ reason: 'lost', note: 'ğ'.repeat(500) })).toBe(true);
  expect(isNoteShort({ reason: 'lost', note: 'ğ'.repeat(501) })).toBe(false);
});
