import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '#shared/storage/safeStorage';
import { clearPersonal } from '#shared/storage/storageKeys';
import { memoryStorage } from '#shared/testing/memoryStorage';
import { createRecentStore } from './recents';

describe('createRecentStore', () => {
  const open = () => {
    const storage = createSafeStorage(memoryStorage);
    return { storage, store: createRecentStore('u1', storage) };
  };

  it('stores the last five searches once each, the last first', () => {
    const { store } = open();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'İST', 'ist']) store.addSearch(query);
    expect(store.get().searches).toEqual(['ist', 'f', 'e', 'd', 'c']);
    store.removeSearch('F');
    expect(store.get().searches).toEqual(['ist', 'e', 'd', 'c']);
    store.clearSearches();
    expect(store.get().searches).toEqual([]);
  });

  it('belongs to one user and is cleared at sign-out', () => {
    const { store, storage } = open();
    store.addSearch('mine');
    store.addCommand('lock');
    expect(createRecentStore('u2', storage).get()).toEqual({ searches: [], commands: [] });
    expect(createRecentStore('u1', storage).get()).toEqual({ searches: ['mine'], commands: ['lock'] });
    clearPersonal([storage]);
    expect(store.get()).toEqual({ searches: [], commands: [] });
  });

  it.each(['x', '7', '{"searches":"a","commands":[1]}'])('survives damaged storage: %s', (text) => {
    const { store, storage } = open();
    storage.set('stockroom.recent.u1', text);
    expect(store.get()).toEqual({ searches: [], commands: [] });
  });
});
