import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage';
import { createSafeStorage, onStorageTrouble } from './safeStorage';
import { clearPersonal, storageKeys } from './storageKeys';

describe('createSafeStorage without working storage', () => {
  it.each([
    [
      'blocked',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['full', () => memoryStorage({ full: true })],
  ] as const)('works while the page is open and reports the trouble: %s', (trouble, open) => {
    const onTrouble = vi.fn();
    const stop = onStorageTrouble(onTrouble);
    const storage = createSafeStorage(open);
    expect(storage.set('stockroom.a', '1')).toBe(false);
    expect(storage.get('stockroom.a')).toBe('1');
    expect(storage.keys()).toEqual(['stockroom.a']);
    storage.remove('stockroom.a');
    expect(storage.get('stockroom.a')).toBeNull();
    expect(onTrouble).toHaveBeenCalledWith(trouble);
    stop();
  });
});

it('clearPersonal: keeps only device settings, drafts and saved views', () => {
  const raw = memoryStorage();
  const storage = createSafeStorage(() => raw);
  raw.setItem('another-app', 'stays');
  const draft = `${storageKeys.draft}u1.product/1`;
  for (const key of [...Object.values(storageKeys), draft, 'stockroom.something-new']) storage.set(key, 'x');
  clearPersonal([storage]);
  expect(storage.keys().toSorted()).toEqual(
    [
      storageKeys.draft,
      draft,
      storageKeys.preferences,
      storageKeys.labels,
      storageKeys.signal,
      storageKeys.tab,
      storageKeys.views,
    ].toSorted(),
  );
  expect(raw.getItem('another-app')).toBe('stays');
});
