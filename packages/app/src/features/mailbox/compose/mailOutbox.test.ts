import { expect, it } from 'vitest';
import { createSafeStorage } from '../../../shared/storage/safeStorage';
import { emptyDraft } from '../model/composeDraft';
import { createMailOutbox } from './mailOutbox';

/** Locks as several tabs of one browser share them. */
function sharedLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, ...rest: unknown[]) => {
      const act = rest.at(-1) as (lock: object | null) => Promise<void> | undefined;
      if (rest.length === 2 && held.has(name)) return act(null);
      held.add(name);
      await act({ name });
      held.delete(name);
    },
  } as unknown as Pick<LockManager, 'request'>;
}

function memory() {
  const map = new Map<string, string>();
  return createSafeStorage(
    () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
        removeItem: (key: string) => void map.delete(key),
        key: (index: number) => [...map.keys()][index] ?? null,
        get length() {
          return map.size;
        },
      }) as unknown as Storage,
  );
}

const mail = { ...emptyDraft('m1'), typed: { to: '', cc: '', bcc: '' }, isWaiting: true };

async function leftFor(outbox: ReturnType<typeof createMailOutbox>, userId: string): Promise<string[]> {
  const ids: string[] = [];
  await outbox.takeUp(userId, ({ id }) => ids.push(id));
  return ids;
}

it('hands a mail to the next tab once its own is gone, and to nobody but its own person', async () => {
  const storage = memory();
  const locks = sharedLocks();
  const tab = createMailOutbox(storage, locks);
  const other = createMailOutbox(storage, locks);
  tab.keep('u1', mail);
  const close = tab.hold('m1');
  expect(await leftFor(other, 'u1')).toEqual([]);
  close();
  await Promise.resolve();
  await expect.poll(() => leftFor(other, 'u1')).toEqual(['m1']);
  expect(await leftFor(other, 'u2')).toEqual([]);
  other.drop('u1', 'm1');
  expect(await leftFor(tab, 'u1')).toEqual([]);
});

it('takes up what lies there where the browser has no locks', async () => {
  const outbox = createMailOutbox(memory(), null);
  outbox.keep('u1', mail);
  outbox.hold('m1')();
  expect(await leftFor(outbox, 'u1')).toEqual(['m1']);
});
