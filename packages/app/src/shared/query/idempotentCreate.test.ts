import { expect, it, vi } from 'vitest';
import { createIdempotentCreate, type CreateRequest } from './idempotentCreate';

const settled = () => new Promise((settle) => setTimeout(settle));

/** Create requests that the test settles one by one, with the ids that they received. */
function maker() {
  const ids: string[] = [];
  const settle: ((made?: unknown) => void)[] = [];
  const make: CreateRequest<string> = (_name, idOf) => {
    ids.push(idOf());
    return new Promise((resolve) => settle.push(resolve));
  };
  return { ids, make, settle };
}

it('createIdempotentCreate: creates once, while pending and once created', async () => {
  const { ids, make, settle } = maker();
  const { create, begin } = createIdempotentCreate(false);
  create('a', make);
  create('a', make);
  create('b', make);
  settle[0]?.();
  await settled();
  create('a', make);
  expect(ids).toHaveLength(1);
  begin();
  create('a', make);
  expect(new Set(ids).size).toBe(2);
});

it.each([
  ['refused', false],
  ['refused with a reason', { ok: false, error: null }],
])('createIdempotentCreate: creates again after it was %s, under the same id', async (_, answer) => {
  const { ids, make, settle } = maker();
  const { create } = createIdempotentCreate(false);
  create('a', make);
  settle[0]?.(answer);
  await settled();
  create('a', make);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

it('createIdempotentCreate: creates other values under another id, even if an earlier create may have succeeded', async () => {
  const { ids, make } = maker();
  const { create } = createIdempotentCreate(false);
  create('a', () => Promise.reject(new Error('lost')));
  await settled();
  create('a', make);
  const [first] = ids;
  const other = createIdempotentCreate(true);
  other.create('a', make);
  other.create('a', make);
  other.create('b', make);
  expect(ids).toHaveLength(3);
  expect(new Set([first, ...ids]).size).toBe(3);
});

it('createIdempotentCreate: starts anew after each create where the form stays', async () => {
  const { ids, make, settle } = maker();
  const { create } = createIdempotentCreate(true);
  create('a', make);
  create('a', make);
  settle[0]?.(undefined);
  await settled();
  create('a', make);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

it('createIdempotentCreate: gives each part of one action an id of its own, always the same', () => {
  const make = vi.fn<CreateRequest<string>>((_name, idOf) =>
    expect([idOf(1), idOf(1), idOf(0)]).toEqual([idOf(1), idOf(1), idOf()]),
  );
  createIdempotentCreate(false).create('a', make);
  expect(make).toHaveBeenCalledOnce();
});
