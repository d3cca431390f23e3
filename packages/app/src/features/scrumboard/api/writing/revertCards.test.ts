import { expect, test } from 'vitest';
import { buildCard } from '#features/scrumboard/testing/buildBoard';
import { isChangedByOthers, revertibleChanges } from './revertCards';

const card = buildCard({ id: 'card-1', title: 'Theirs', description: 'Mine', updatedAt: '2026-02-02T10:00:00.000Z' });
const back = {
  to: [{ id: 'card-1', title: 'Before', description: 'Before' }],
  left: [{ id: 'card-1', title: 'Mine', description: 'Mine' }],
};

test('revertCards: keeps what somebody else wrote since', () => {
  expect(revertibleChanges(back, () => card)).toEqual([{ id: 'card-1', description: 'Before', updatedAt: card.updatedAt }]);
  expect(isChangedByOthers(back, { ...card, description: 'Before' })).toBe(true);
  expect(isChangedByOthers(back, { ...card, title: 'Before', description: 'Before' })).toBe(false);
});
