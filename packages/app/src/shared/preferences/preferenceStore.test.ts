import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { memoryStorage } from '../testing/memoryStorage';
import { parsePreferences } from './preferences';
import { createPreferenceStore } from './preferenceStore';

describe('parsePreferences', () => {
  it.each([null, '', 'x', '[]', 'null', '7'])('returns the specified defaults for %s', (text) => {
    expect(parsePreferences(text)).toMatchObject({ theme: 'default', scheme: 'light', language: 'en', density: 'comfortable' });
  });

  it('preserves valid values beside damaged ones', () => {
    expect(parsePreferences('{"theme":"teal","scheme":"blue","columns":7}')).toMatchObject({
      theme: 'teal',
      scheme: 'light',
      columns: {},
    });
  });
});

describe('parsePreferences of a language', () => {
  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['<b>', 'en'],
    ['ş', 'en'],
    [7, 'en'],
  ])('reads %s as %s', (language, read) => {
    expect(parsePreferences(JSON.stringify({ language })).language).toBe(read);
  });
});

describe('createPreferenceStore in two tabs', () => {
  const open = () => {
    const listeners: Array<(event: Partial<StorageEvent>) => void> = [];
    vi.stubGlobal('addEventListener', (_: string, listener: (event: Partial<StorageEvent>) => void) => listeners.push(listener));
    const raw = memoryStorage();
    const storage = createSafeStorage(() => raw);
    const [one, other] = [createPreferenceStore(storage), createPreferenceStore(storage)];
    vi.unstubAllGlobals();
    return { one, other, notifyOther: () => listeners.at(-1)?.({ key: storageKeys.preferences }) };
  };

  it('updates one tab after a change in the other', () => {
    const { one, other, notifyOther } = open();
    const onChange = vi.fn();
    other.subscribe(onChange);
    one.set({ language: 'tr' });
    notifyOther();
    expect(onChange).toHaveBeenCalledOnce();
    expect(other.get().language).toBe('tr');
  });

  it("preserves the other tab's last change", () => {
    const { one, other } = open();
    one.set({ language: 'tr' });
    other.set({ scheme: 'dark' });
    expect(other.get()).toMatchObject({ language: 'tr', scheme: 'dark' });
  });
});
