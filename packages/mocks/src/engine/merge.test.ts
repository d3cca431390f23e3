import { expect, test } from 'vitest';
import { createRandom } from '../testing/random';
import { mergeKnown } from './merge';

const KEYS = ['id', 'name', 'price', 'unknown', '__proto__', 'constructor', 'prototype', 'toString'];
const KNOWN = ['id', 'name', 'price', '__proto__', 'constructor', 'prototype'];

test('mergeKnown: merges known keys only and never reaches a prototype', () => {
  const random = createRandom(11);
  const record = Object.freeze({ id: 1, name: 'before', price: 5 });
  for (let round = 0; round < 500; round += 1) {
    const sent = KEYS.filter(() => random() < 0.5);
    // Parsed as from a request, where `__proto__` is an own key.
    const patch: unknown = JSON.parse(`{${sent.map((key) => `"${key}": {"polluted": ${round}}`).join(',')}}`);
    const merged = mergeKnown(record, patch as object, KNOWN);
    expect(Object.keys(merged)).toEqual(['id', 'name', 'price']);
    expect(merged.id).toBe(1);
    expect(merged.name).toEqual(sent.includes('name') ? { polluted: round } : 'before');
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }
});

test('mergeKnown: ignores inherited and undefined values', () => {
  const patch: object = Object.assign(Object.create({ name: 'inherited' }) as object, { price: undefined });
  expect(mergeKnown({ id: 1, name: 'before', price: 5 }, patch, KNOWN)).toEqual({ id: 1, name: 'before', price: 5 });
});
