import { expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage';
import { memoryStorage } from '../testing/memoryStorage';
import { ChunkError, importOrReload } from './reloadOnce';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const here = () => Promise.resolve('here');

function open(full = false) {
  const raw = memoryStorage({ full });
  const memory = createSafeStorage(() => raw);
  const reload = vi.fn();
  return { reload, load: (part: string, load: () => Promise<string>) => importOrReload(part, load, reload, memory) };
}

it('loads the page anew once, then says what is missing', async () => {
  const { reload, load } = open();
  void load('auth', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The reloaded page gets other parts, and still not this one.
  await load('shell', here);
  await expect(load('auth', gone)).rejects.toThrow(ChunkError);
  expect(reload).toHaveBeenCalledOnce();
});

it('may reload again for a part that has come since', async () => {
  const { reload, load } = open();
  void load('auth', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await load('auth', here);
  void load('auth', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('does not reload where the browser can’t remember that it did', async () => {
  const { reload, load } = open(true);
  await expect(load('auth', gone)).rejects.toThrow(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});
