import type { TeamPerson } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { isLastAdmin, canChangeTeam } from './team';

const person = (id: string, more: Partial<TeamPerson> = {}): TeamPerson => ({
  id,
  name: id,
  avatar: null,
  title: '',
  email: `${id}@example.com`,
  status: 'online',
  role: 'write',
  invitedAt: null,
  isSelf: false,
  ...more,
});
const self = person('self', { role: 'admin', isSelf: true });

test('isLastAdmin: ignores members who were only invited', () => {
  const asked = person('asked', { role: 'admin', invitedAt: '2026-01-01T00:00:00.000Z' });
  expect(isLastAdmin([self, person('one'), asked], self)).toBe(true);
  expect(isLastAdmin([self, person('one', { role: 'admin' })], self)).toBe(false);
  expect(isLastAdmin([self, person('one')], person('one'))).toBe(false);
  expect(isLastAdmin([self, asked], asked)).toBe(false);
});

test('canChangeTeam: is true for an admin only', () => {
  expect(canChangeTeam([self])).toBe(true);
  expect(canChangeTeam([{ ...self, role: 'write' }, person('one', { role: 'admin' })])).toBe(false);
});
