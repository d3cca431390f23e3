import { expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage';
import { memoryStorage } from '../testing/memoryStorage';
import { ChunkError, importOrReload } from './importOrReload';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const here = () => Promise.resolve('here');

function open({ full = false, isThere = true } = {}) {
  const raw = memoryStorage({ full });
  const memory = createSafeStorage(() => raw);
  const reload = vi.fn();
  let hasConnection = isThere;
  let connect: () => void = () => undefined;
  const untilBack = () =>
    new Promise<void>((resolve) => {
      connect = () => {
        hasConnection = true;
        resolve();
      };
    });
  let stay: () => void = () => undefined;
  let leave: Promise<void> | undefined;
  const untilStays = () => leave ?? Promise.resolve();
  const world = { untilStays, isPageReachable: () => Promise.resolve(hasConnection), untilBack, reload, memory };
  return {
    reload,
    connect: () => connect(),
    leave: () => {
      leave = new Promise((resolve) => {
        stay = resolve;
      });
    },
    stay: () => stay(),
    load: (part: string, load: () => Promise<string>) => importOrReload(part, load, world),
  };
}

it('importOrReload: reloads the page once, then reports the missing part', async () => {
  const { reload, load } = open();
  void load('auth', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The reloaded page loads other parts, but still not this one.
  await load('shell', here);
  await expect(load('auth', gone)).rejects.toThrow(ChunkError);
  expect(reload).toHaveBeenCalledOnce();
});

it('importOrReload: may reload again for a part that was loaded since', async () => {
  const { reload, load } = open();
  void load('auth', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await load('auth', here);
  void load('auth', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('importOrReload: stops reloading when two parts are missing, too', async () => {
  const { reload, load } = open();
  void load('auth', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  void load('texts', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  await expect(load('auth', gone)).rejects.toThrow(ChunkError);
  await expect(load('texts', gone)).rejects.toThrow(ChunkError);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('importOrReload: does not reload where storage is unavailable to remember it', async () => {
  const { reload, load } = open({ full: true });
  await expect(load('auth', gone)).rejects.toThrow(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});

it('importOrReload: waits for a lost connection and continues automatically', async () => {
  const { reload, load, connect } = open({ isThere: false });
  const fetchPart = vi.fn(here).mockImplementationOnce(gone);
  const part = load('boards', fetchPart);
  await expect(Promise.race([part, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))])).resolves.toBe('waiting');
  expect(reload).not.toHaveBeenCalled();
  connect();
  await expect(part).resolves.toBe('here');
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('importOrReload: fetches a part again after a failed request', async () => {
  const { reload, load } = open();
  await expect(load('boards', vi.fn(here).mockImplementationOnce(gone))).resolves.toBe('here');
  expect(reload).not.toHaveBeenCalled();
});

it('importOrReload: does not reload while the user leaves, and continues if they stay', async () => {
  const { reload, load, leave, stay } = open();
  leave();
  const fetchPart = vi.fn(here).mockImplementationOnce(gone);
  const part = load('boards', fetchPart);
  await expect(Promise.race([part, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))])).resolves.toBe('waiting');
  expect(fetchPart).toHaveBeenCalledOnce();
  stay();
  await expect(part).resolves.toBe('here');
  expect(reload).not.toHaveBeenCalled();
});

it('importOrReload: does not reload when the user leaves during the second attempt', async () => {
  const { reload, load, leave, stay } = open();
  const leftMeanwhile = vi
    .fn(gone)
    .mockImplementationOnce(gone)
    .mockImplementationOnce(() => {
      leave();
      return gone();
    });
  void load('boards', leftMeanwhile);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(leftMeanwhile).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  stay();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
