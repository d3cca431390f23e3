import { expect, it, vi } from 'vitest';
import { createOutbox, type UnsentMessage } from './outbox';

const USER = 'u1';
const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

/** A storage that survives a reload, and a server that completes deliveries one by one. */
function setUp() {
  const stored = new Map<string, Map<string, UnsentMessage>>();
  const of = (userId: string) => stored.get(userId) ?? new Map<string, UnsentMessage>();
  const store = {
    read: (userId: string) => [...of(userId).values()],
    put: (userId: string, item: UnsentMessage) => void stored.set(userId, of(userId).set(item.id, item)),
    remove: (userId: string, id: string) => void of(userId).delete(id),
  };
  const waiting: { id: string; take: () => void; refuse: (error?: Error) => void }[] = [];
  const post = {
    deliver: vi.fn(
      ({ id }: UnsentMessage) =>
        new Promise<void>((take, fail) => {
          waiting.push({ id, take, refuse: (error = new Error('down')) => fail(error) });
        }),
    ),
    onFail: vi.fn((error: unknown) => error instanceof RangeError),
  };
  const say = (box: ReturnType<typeof createOutbox>, id: string, chatId = 'a') =>
    box.send(USER, { id, chatId, value: id, at: '2026-03-01T09:30:00.000Z' }, post);
  return { open: () => createOutbox(store), waiting, post, say };
}
const stateOf = (items: readonly UnsentMessage[]) => items.map(({ id, status }) => `${id} ${status}`);

it('outbox: sends messages one after another, however long each takes', async () => {
  const { open, waiting, say } = setUp();
  const box = open();
  say(box, 'one');
  say(box, 'two');
  await settled();
  expect(waiting.map(({ id }) => id)).toEqual(['one']);
  waiting[0]?.take();
  await settled();
  expect(waiting.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(stateOf(box.of(USER, 'a'))).toEqual(['two sending']);
});

it('outbox: keeps the order when one fails: the messages behind it wait, and are sent with it', async () => {
  const { open, waiting, say, post } = setUp();
  const box = open();
  say(box, 'one');
  say(box, 'two');
  await settled();
  waiting[0]?.refuse();
  await settled();
  expect(stateOf(box.of(USER, 'a'))).toEqual(['one failed', 'two failed']);
  expect(post.onFail).toHaveBeenCalledOnce();
  box.retry(USER, 'a', post);
  box.retry(USER, 'a', post);
  await settled();
  waiting[1]?.take();
  await settled();
  waiting[2]?.take();
  await settled();
  expect(waiting.map(({ id }) => id)).toEqual(['one', 'one', 'two']);
  expect(box.of(USER, 'a')).toEqual([]);
});

it('outbox: sends failed messages before new ones', async () => {
  const { open, waiting, say } = setUp();
  const box = open();
  say(box, 'one');
  await settled();
  waiting[0]?.refuse();
  await settled();
  say(box, 'two');
  await settled();
  expect(waiting.at(-1)?.id).toBe('one');
});

it('outbox: resumes pending messages after a reload, but not failed ones', async () => {
  const { open, waiting, say, post } = setUp();
  const before = open();
  say(before, 'lost');
  say(before, 'failed', 'b');
  await settled();
  waiting[1]?.refuse();
  await settled();
  const after = open();
  expect(stateOf(after.of(USER, 'a'))).toEqual(['lost sending']);
  expect(stateOf(after.of(USER, 'b'))).toEqual(['failed failed']);
  after.resume(USER, post);
  await settled();
  expect(waiting.slice(2).map(({ id }) => id)).toEqual(['lost']);
});

it('outbox: waits for the next session when this one ends during a send', async () => {
  const { open, waiting, say } = setUp();
  const box = open();
  say(box, 'one');
  await settled();
  waiting[0]?.refuse(new RangeError('401'));
  await settled();
  expect(stateOf(box.of(USER, 'a'))).toEqual(['one sending']);
});

it('outbox: drops a discarded message, and separates conversations and users', async () => {
  const { open, waiting, say } = setUp();
  const box = open();
  say(box, 'one');
  say(box, 'two', 'b');
  await settled();
  expect(waiting).toHaveLength(2);
  box.drop(USER, 'one');
  expect(box.of(USER, 'a')).toEqual([]);
  expect(box.of(USER, 'b')).toHaveLength(1);
  expect(box.of('u2', 'b')).toEqual([]);
});
