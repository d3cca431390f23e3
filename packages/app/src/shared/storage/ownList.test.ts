import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage';
import { createOwnList } from './ownList';
import { createSafeStorage } from './safeStorage';

const Name = v.object({ name: v.string() });

function open(raw = memoryStorage(), owner = 'ada') {
  return createOwnList(
    `stockroom.names.${owner}`,
    Name,
    createSafeStorage(() => raw),
  );
}

test('createOwnList: stores a list for its owner, and removes an empty one', () => {
  const raw = memoryStorage();
  open(raw).change(() => [{ name: 'a' }]);
  expect(open(raw).get()).toEqual([{ name: 'a' }]);
  expect(open(raw, 'can').get()).toEqual([]);
  open(raw).change(() => []);
  expect(raw.length).toBe(0);
});

test('createOwnList: returns the same array until it changes, also without storage', () => {
  const list = open(memoryStorage({ full: true }));
  list.change(() => [{ name: 'a' }]);
  const before = list.get();
  expect(list.get()).toBe(before);
  list.change((stored) => [...stored, { name: 'b' }]);
  expect(list.get()).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('createOwnList: notifies the other tab of changes and overwrites none of them', () => {
  let storageListener: ((event: Partial<StorageEvent>) => void) | undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof storageListener) => (storageListener = listener));
  const raw = memoryStorage();
  const [one, other] = [open(raw), open(raw)];
  const onChange = vi.fn();
  other.subscribe(onChange);
  vi.unstubAllGlobals();
  one.change(() => [{ name: 'a' }]);
  storageListener?.({ key: 'stockroom.names.ada' });
  expect(onChange).toHaveBeenCalledOnce();
  other.change((stored) => [...stored, { name: 'b' }]);
  expect(one.get()).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('createOwnList: leaves out damaged items only', () => {
  const raw = memoryStorage();
  raw.setItem('stockroom.names.ada', JSON.stringify([{ name: 'a' }, { name: 7 }, null]));
  expect(open(raw).get()).toEqual([{ name: 'a' }]);
  raw.setItem('stockroom.names.ada', '{');
  expect(open(raw).get()).toEqual([]);
});
