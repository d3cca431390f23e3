import { afterEach, expect, it, vi } from 'vitest';
import { localStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { tabTopic } from './tabTopic';

const parse = (data: unknown) => (typeof data === 'string' ? data : null);

afterEach(() => {
  vi.unstubAllGlobals();
  localStore.remove(storageKeys.signal);
});

it('tabTopic: uses storage where the browser has no channel, except for messages not to be stored', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const topic = tabTopic('ours', parse, (message) => (message === 'secret' ? null : JSON.stringify(message)));
  const listener = vi.fn();
  topic.listen(listener);
  topic.post('secret');
  expect(localStore.get(storageKeys.signal)).toBeNull();
  topic.post('news');
  const newValue = localStore.get(storageKeys.signal) ?? '';
  expect(JSON.parse(newValue)).toMatchObject({ topic: 'ours', message: 'news' });
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.signal, newValue, storageArea: localStorage }));
  expect(listener).toHaveBeenCalledExactlyOnceWith('news');
});
