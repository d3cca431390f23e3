import { expect, test } from 'vitest';
import { createRandom } from '../testing/random';
import { mergeKnown } from './merge';

const KEYS = ['id', 'name', 'price', 'unknown', '__proto__', 'constructor', 'prototype', 'toString'];
const KNOWN = ['id', 'name', 'price', '__proto__', 'constructor', 'prototype'];

test('whatever is sent: known keys are merged, nothing else is, and no prototype is reached', () => {
  const random = createRandom(11);
  const record = Object.freeze({ id: 1, name: 'before', price: 5 });
  for (let round = 0; round < 500; round += 1) {
    const sent = KEYS.filter(() => random() < 0.5);
    // Parsed, as from a request: there `__proto__` is a key of its own.
    const patch: unknown = JSON.parse(`{${sent.map((key) => `"${key}": {"polluted": ${round}}`).join(',')}}`);
    const merged = mergeKnown(record, patch as object, KNOWN);
    expect(Object.keys(merged)).toEqual(['id', 'name', 'price']);
    expect(merged.id).toBe(1);
    expect(merged.name).toEqual(sent.includes('name') ? { polluted: round } : 'before');
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }
});

test('what is inherited or undefined is not merged', () => {
  const patch: object = Object.assign(Object.create({ name: 'inherited' }) as object, { price: undefined });
  expect(mergeKnown({ id: 1, name: 'before', price: 5 }, patch, KNOWN)).toEqual({ id: 1, name: 'before', price: 5 });
});
