import { expect, it } from 'vitest';
import { assignSlots } from './rowSlots';

const first = assignSlots({ keys: [], slots: [], next: 0 }, ['a', 'b', 'c']);

it('assignSlots: gives another page the slots of the previous one', () => {
  expect(assignSlots(first, ['x', 'y', 'z']).slots).toEqual(first.slots);
  expect(assignSlots(first, ['x', 'y']).slots).toEqual(first.slots.slice(0, 2));
});

it("assignSlots: keeps a row's slot when it moves, or others are added or removed", () => {
  const sorted = assignSlots(first, ['c', 'a', 'b']);
  expect(sorted.slots).toEqual([2, 0, 1]);
  expect(assignSlots(sorted, ['c', 'd', 'b']).slots).toEqual([2, 3, 1]);
});

it('assignSlots: gives new rows among others new slots', () => {
  const read = assignSlots(first, ['a', 'x', 'c']);
  expect(read.slots).toEqual([0, 3, 2]);
  expect(assignSlots(read, ['a', 'b', 'c']).slots).toEqual([0, 4, 2]);
});

it('assignSlots: gives no slot twice', () => {
  const longer = assignSlots(first, ['x', 'y', 'z', 'w']);
  const mixed = assignSlots(longer, ['a', 'x', 'b', 'y']);
  expect(new Set(longer.slots).size).toBe(4);
  expect(new Set(mixed.slots).size).toBe(4);
});
