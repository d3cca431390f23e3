import { expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { memoryStorage } from '../testing/memoryStorage';
import { createRecentScans } from './recentScans';

const scan = (code: string) => ({ code, product: { id: 1, name: 'Oak watch' }, added: null });

function open(userId = 'ada', raw = memoryStorage()) {
  return {
    raw,
    store: createRecentScans(
      userId,
      createSafeStorage(() => raw),
    ),
  };
}

it('keeps the last twenty, last first, over a reload', () => {
  const { raw, store } = open();
  for (let at = 1; at <= 25; at += 1) store.add(scan(`code-${at}`), at);
  const codes = open('ada', raw)
    .store.get()
    .map(({ code }) => code);
  expect(codes).toHaveLength(20);
  expect(codes[0]).toBe('code-25');
});

it('shows nobody what somebody else scanned', () => {
  const { raw, store } = open();
  store.add(scan('1'), 1);
  expect(open('grace', raw).store.get()).toEqual([]);
});

it('tells of every change, and can be cleared', () => {
  const { store } = open();
  const heard = vi.fn();
  store.subscribe(heard);
  store.add(scan('1'), 1);
  store.clear();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(store.get()).toEqual([]);
});

it('takes what is damaged for nothing', () => {
  const raw = memoryStorage();
  raw.setItem(`${storageKeys.scans}ada`, '[{"code":7}]');
  expect(open('ada', raw).store.get()).toEqual([]);
});
