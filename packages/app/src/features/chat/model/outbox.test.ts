import { expect, it, vi } from 'vitest';
import { createOutbox } from './outbox';

const settled = () => new Promise<void>((settle) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => settle()))));

/** Deliveries that the test lets through one by one. */
function server() {
  const waiting: { value: string; take: () => void; refuse: () => void }[] = [];
  const deliver = vi.fn(
    (value: string) =>
      new Promise<void>((settle, fail) => {
        waiting.push({ value, take: settle, refuse: () => fail(new Error('down')) });
      }),
  );
  return { deliver, waiting };
}

it('sends one after the other, whatever takes how long', async () => {
  const box = createOutbox();
  const { deliver, waiting } = server();
  box.send('a', 'one', deliver, vi.fn());
  box.send('a', 'two', deliver, vi.fn());
  await settled();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(box.of('a').map(({ value }) => value)).toEqual(['one', 'two']);
  waiting[0]?.take();
  await settled();
  await settled();
  expect(deliver).toHaveBeenLastCalledWith('two');
  expect(box.of('a').map(({ value }) => value)).toEqual(['two']);
});

it('keeps what was refused, and sends it again once', async () => {
  const box = createOutbox();
  const { deliver, waiting } = server();
  const failed = vi.fn();
  box.send('a', 'one', deliver, failed);
  await settled();
  waiting[0]?.refuse();
  await settled();
  await settled();
  const [item] = box.of('a');
  expect(item?.status).toBe('failed');
  expect(failed).toHaveBeenCalledOnce();
  box.retry('a', item?.key ?? 0);
  box.retry('a', item?.key ?? 0);
  await settled();
  await settled();
  expect(deliver).toHaveBeenCalledTimes(2);
  waiting[1]?.take();
  await settled();
  await settled();
  expect(box.of('a')).toEqual([]);
});

it('drops what is no longer wanted, and keeps conversations apart', async () => {
  const box = createOutbox();
  const { deliver, waiting } = server();
  box.send('a', 'one', deliver, vi.fn());
  box.send('b', 'two', deliver, vi.fn());
  await settled();
  expect(deliver).toHaveBeenCalledTimes(2);
  waiting[0]?.refuse();
  await settled();
  await settled();
  box.drop('a', box.of('a')[0]?.key ?? 0);
  expect(box.of('a')).toEqual([]);
  expect(box.of('b')).toHaveLength(1);
});
