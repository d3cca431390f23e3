import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../../shared/storage/safeStorage';
import { storageKeys } from '../../../shared/storage/storageKeys';
import { memoryStorage } from '../../../shared/testing/memoryStorage';
import type { SavedView } from './model/savedView';
import { createViewStore } from './viewStore';

const view = (id: string, change: Partial<SavedView> = {}): SavedView => ({
  id,
  name: id,
  search: '',
  filters: '',
  sort: 'name',
  order: 'asc',
  columns: 'name',
  ...change,
});
const names = (store: { get: () => readonly SavedView[] }) => store.get().map(({ name }) => name);

test('views are kept for their person, changed, removed and put back to their place', () => {
  const raw = memoryStorage();
  const storage = createSafeStorage(() => raw);
  const ada = createViewStore('ada', storage);
  for (const id of ['a', 'b', 'c']) ada.put(view(id));
  ada.put(view('b', { name: 'B, renamed' }));
  expect(names(createViewStore('ada', storage))).toEqual(['a', 'B, renamed', 'c']);
  const [, second] = ada.get();
  ada.remove('b');
  expect(names(ada)).toEqual(['a', 'c']);
  if (second) ada.restore(second, 1);
  expect(names(ada)).toEqual(['a', 'B, renamed', 'c']);
  expect(createViewStore('can', storage).get()).toEqual([]);
  for (const id of ['a', 'b', 'c']) ada.remove(id);
  expect(raw.getItem(`${storageKeys.views}ada`)).toBeNull();
});

test('two tabs hear of each other’s views, and write over none', () => {
  const listeners: Array<(event: Partial<StorageEvent>) => void> = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Partial<StorageEvent>) => void) => listeners.push(listener));
  const raw = memoryStorage();
  const storage = createSafeStorage(() => raw);
  const [one, other] = [createViewStore('ada', storage), createViewStore('ada', storage)];
  vi.unstubAllGlobals();
  const heard = vi.fn();
  other.subscribe(heard);
  one.put(view('a'));
  listeners.at(-1)?.({ key: `${storageKeys.views}ada` });
  expect(heard).toHaveBeenCalledOnce();
  expect(names(other)).toEqual(['a']);
  one.put(view('b'));
  other.put(view('c'));
  expect(names(other)).toEqual(['a', 'b', 'c']);
});

test('what is damaged is left out, and takes nothing along', () => {
  const raw = memoryStorage();
  const storage = createSafeStorage(() => raw);
  raw.setItem(`${storageKeys.views}ada`, JSON.stringify([view('a'), { id: 7 }, null, view('b', { sort: 'x' as 'name' })]));
  expect(names(createViewStore('ada', storage))).toEqual(['a']);
  raw.setItem(`${storageKeys.views}ada`, '{');
  expect(createViewStore('ada', storage).get()).toEqual([]);
});
