import { PART_BYTES } from '@stockroom/contract';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/ApiError';
import { createUploadQueue } from './createUploadQueue';
import type { UploadCalls } from './uploadCalls';

const call = 'POST /x';
const taken = () => new ApiError('conflict', { call, status: 409 });
const file = (name: string, size = 3) => ({ file: new File([new Uint8Array(size)], name), path: [] });

function queueOf(calls: Partial<Record<'send' | 'make' | 'giveUp', unknown>> = {}) {
  const base = {
    send: vi.fn((_upload: string, offset: number, part: Blob) => Promise.resolve(offset + part.size)),
    giveUp: vi.fn(() => Promise.resolve(true)),
    make: vi.fn((_item: { name: string }, _on: string) => Promise.resolve({})),
    folder: vi.fn(({ name }: { name: string }) => Promise.resolve(`folder ${name}`)),
  };
  return { all: base, queue: createUploadQueue({ ...base, ...calls } as unknown as UploadCalls) };
}
const states = (queue: ReturnType<typeof createUploadQueue>) => queue.read().map(({ name, status }) => `${name} ${status}`);

describe('createUploadQueue', () => {
  test('sends files in parts, even an empty one, and refuses a file that is too large', async () => {
    const { all, queue } = queueOf();
    const large = new File([], 'film.mp4');
    Object.defineProperty(large, 'size', { value: 2 ** 40 });
    queue.add([file('a.txt', PART_BYTES + 1), file('none.txt', 0), { file: large, path: [] }], 'f');
    await vi.waitFor(() => expect(states(queue)).toEqual(['a.txt done', 'none.txt done', 'film.mp4 tooLarge']));
    expect(all.send.mock.calls.map(([, offset]) => offset).toSorted((a, b) => a - b)).toEqual([0, 0, PART_BYTES]);
    expect(all.make).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.txt', folderId: 'f' }), 'refuse');
  });

  test('lists uploads lost with the page, and resumes one when its file is chosen again', async () => {
    const hanging = () => new Promise<number>(() => undefined);
    const send = vi.fn().mockResolvedValueOnce(PART_BYTES).mockImplementation(hanging);
    const { queue } = queueOf({ send });
    const big = file('big.bin', 2 * PART_BYTES);
    queue.add([big], 'f');
    await vi.waitFor(() => expect(queue.kept()).toMatchObject([{ name: 'big.bin', sent: PART_BYTES }]));

    const { all, queue: next } = queueOf();
    next.tellLost(queue.kept());
    expect(states(next)).toEqual(['big.bin lost']);
    expect(next.kept()).toEqual(queue.kept());
    next.add([file('big.bin', 5), big], 'f');
    await vi.waitFor(() => expect(states(next)).toEqual(['big.bin done', 'big.bin done']));
    expect(all.send).toHaveBeenCalledWith(queue.kept()[0]?.id, PART_BYTES, expect.anything(), expect.anything());
    expect(next.kept()).toEqual([]);
  });

  test('creates each folder once', async () => {
    const { all, queue } = queueOf();
    const [a, b] = [file('a.txt'), file('b.txt')];
    queue.add(
      [
        { ...a, path: ['Photos', 'May'] },
        { ...b, path: ['Photos', 'May'] },
        { file: null, path: ['Photos', 'June'] },
      ],
      null,
    );
    await vi.waitFor(() => expect(states(queue)).toEqual(['a.txt done', 'b.txt done', 'June done']));
    expect(all.folder.mock.calls.map(([{ name }]) => name)).toEqual(['Photos', 'May', 'June']);
  });

  test('asks about taken names, and can apply the answer to the whole batch', async () => {
    const make = vi.fn((_item: { name: string }, on: string) =>
      on === 'refuse' ? Promise.reject(taken()) : Promise.resolve({}),
    );
    const { queue } = queueOf({ make });
    queue.add([file('a.txt'), file('b.txt'), file('c.txt')], null);
    await vi.waitFor(() => expect(states(queue)).toEqual(['a.txt asking', 'b.txt asking', 'c.txt asking']));
    const [first, second] = queue.read();
    expect(queue.hasMore(first?.id ?? '')).toBe(true);
    queue.answer(first?.id ?? '', 'skip', false);
    queue.answer(second?.id ?? '', 'rename', true);
    await vi.waitFor(() => expect(states(queue)).toEqual(['a.txt skipped', 'b.txt done', 'c.txt done']));
    expect(make.mock.calls.map(([{ name }, on]) => `${name} ${on}`)).toContain('c.txt rename');
  });

  test('pauses, resumes where it stopped, and cancels', async () => {
    const gates: (() => void)[] = [];
    const send = vi.fn(
      (_upload: string, offset: number, part: Blob, signal: AbortSignal) =>
        new Promise<number>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new ApiError('aborted', { call })));
          gates.push(() => resolve(offset + part.size));
        }),
    );
    const { all, queue } = queueOf({ send });
    queue.add([file('a.txt', PART_BYTES * 2)], null);
    gates[0]?.();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const id = queue.read()[0]?.id ?? '';
    queue.pause(id);
    expect(queue.read()[0]).toMatchObject({ status: 'paused', sent: PART_BYTES });
    await vi.waitFor(() => {
      queue.resume(id);
      expect(send).toHaveBeenCalledTimes(3);
    });
    expect(send.mock.calls[2]?.[1]).toBe(PART_BYTES);
    queue.clear();
    expect(queue.read()).toEqual([]);
    expect(all.giveUp).toHaveBeenCalledWith(id);
  });

  test('completes one of two files that do not fit together', async () => {
    const room = PART_BYTES * 3;
    const kept = new Map<string, number>();
    const send = vi.fn((upload: string, offset: number, part: Blob) => {
      const used = [...kept.values()].reduce((sum, size) => sum + size, 0);
      if (used + part.size > room) return Promise.reject(new ApiError('server', { call, status: 413 }));
      kept.set(upload, offset + part.size);
      return Promise.resolve(offset + part.size);
    });
    const giveUp = vi.fn((upload: string) => Promise.resolve(kept.delete(upload)));
    const { queue } = queueOf({ send, giveUp });
    queue.add([file('a.mp4', PART_BYTES * 3), file('b.mp4', PART_BYTES * 3)], null);
    await vi.waitFor(() =>
      expect(
        queue
          .read()
          .map(({ status }) => status)
          .toSorted(),
      ).toEqual(['done', 'full']),
    );
  });

  test('reports the reason of a failure, and retries', async () => {
    const errors = [new ApiError('server', { call, status: 413 }), new ApiError('offline', { call })];
    const send = vi.fn((_upload: string, offset: number, part: Blob) => {
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve(offset + part.size);
    });
    const { queue } = queueOf({ send });
    queue.add([file('a.txt'), file('b.txt')], null);
    await vi.waitFor(() => expect(states(queue)).toEqual(['a.txt full', 'b.txt failed']));
    for (const { id } of queue.read()) queue.resume(id);
    await vi.waitFor(() => expect(states(queue)).toEqual(['a.txt done', 'b.txt done']));
  });
});
