import { expect, it, vi } from 'vitest';
import { createIdempotentCreate, type CreateRequest } from './idempotentCreate';

const settled = () => new Promise((settle) => setTimeout(settle));

/** Makes that the test lets through one by one, with the ids that they were given. */
function maker() {
  const ids: string[] = [];
  const settle: ((made?: unknown) => void)[] = [];
  const make: CreateRequest<string> = (_name, idOf) => {
    ids.push(idOf());
    return new Promise((resolve) => settle.push(resolve));
  };
  return { ids, make, settle };
}

it('makes it once, while it is under way and when it is made', async () => {
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
])('makes it again after it was %s, under the same id', async (_, answer) => {
  const { ids, make, settle } = maker();
  const { create } = createIdempotentCreate(false);
  create('a', make);
  settle[0]?.(answer);
  await settled();
  create('a', make);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

it('makes something else under another id, though what was made before may be there', async () => {
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

it('stays for the next one', async () => {
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

it('names the parts of one act apart, and each the same', () => {
  const make = vi.fn<CreateRequest<string>>((_name, idOf) =>
    expect([idOf(1), idOf(1), idOf(0)]).toEqual([idOf(1), idOf(1), idOf()]),
  );
  createIdempotentCreate(false).create('a', make);
  expect(make).toHaveBeenCalledOnce();
});
