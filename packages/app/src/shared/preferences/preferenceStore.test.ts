import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { memoryStorage } from '../testing/memoryStorage';
import { parsePreferences } from './preferences';
import { createPreferenceStore } from './preferenceStore';

describe('stored text', () => {
  it.each([null, '', 'x', '[]', 'null', '7'])('%s gives the specified defaults', (text) => {
    expect(parsePreferences(text)).toMatchObject({ theme: 'default', scheme: 'light', language: 'en', density: 'comfortable' });
  });

  it('keeps what is good beside what is damaged', () => {
    expect(parsePreferences('{"theme":"teal","scheme":"blue","columns":7}')).toMatchObject({
      theme: 'teal',
      scheme: 'light',
      columns: {},
    });
  });
});

describe('a stored language', () => {
  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['<b>', 'en'],
    ['ş', 'en'],
    [7, 'en'],
  ])('%s is %s', (language, read) => {
    expect(parsePreferences(JSON.stringify({ language })).language).toBe(read);
  });
});

describe('two tabs', () => {
  const open = () => {
    const listeners: Array<(event: Partial<StorageEvent>) => void> = [];
    vi.stubGlobal('addEventListener', (_: string, listener: (event: Partial<StorageEvent>) => void) => listeners.push(listener));
    const raw = memoryStorage();
    const storage = createSafeStorage(() => raw);
    const [one, other] = [createPreferenceStore(storage), createPreferenceStore(storage)];
    vi.unstubAllGlobals();
    return { one, other, tellOther: () => listeners.at(-1)?.({ key: storageKeys.preferences }) };
  };

  it('agree after a change in one', () => {
    const { one, other, tellOther } = open();
    const heard = vi.fn();
    other.subscribe(heard);
    one.set({ language: 'tr' });
    tellOther();
    expect(heard).toHaveBeenCalledOnce();
    expect(other.get().language).toBe('tr');
  });

  it('do not undo each other’s last change', () => {
    const { one, other } = open();
    one.set({ language: 'tr' });
    other.set({ scheme: 'dark' });
    expect(other.get()).toMatchObject({ language: 'tr', scheme: 'dark' });
  });
});
