import { type Pagination, paginate } from '@stockroom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcements } from '../announce/announce';
import { ApiError } from '../api/ApiError';
import { createI18n } from '../i18n/i18n';
import { TextsProvider } from '../i18n/TextsProvider';
import { toasts } from '../toast/toast';
import { pagedList } from './listShape';
import { createQueryClient, onRemoteInvalidation } from './queryClient';
import type { IdempotencyKey } from './useIdempotentCreate';
import { type RecordWritesOptions, useRecordWrites } from './useRecordWrites';

interface Shelf {
  id: string;
  name: string;
}
const [a, b, c] = ['a', 'b', 'c'].map((id): Shelf => ({ id, name: `Shelf ${id}` })) as [Shelf, Shelf, Shelf];
const key = ['shelves', 'list'];
const down = new ApiError('server', { call: 'DELETE /api/shelf', status: 500 });

let root: Root;
let writes: ReturnType<typeof useRecordWrites<Shelf>>;
const client = createQueryClient();
const shown = () =>
  client
    .getQueryData<Shelf[]>(key)
    ?.map(({ id }) => id)
    .join('');
const toastMessages = () => toasts.getSnapshot().map(({ message }) => message);
const press = (label: string) =>
  toasts
    .getSnapshot()
    .find(({ action }) => action?.label === label)
    ?.action?.onAction();

/** Calls that the test settles. */
const calls = { create: vi.fn(), update: vi.fn(), remove: vi.fn(), move: vi.fn() };

function Shelves({ options, onDrawn }: { options: Partial<RecordWritesOptions<Shelf>>; onDrawn: () => void }) {
  const made = useRecordWrites<Shelf>({ key, calls, nameOf: ({ name }) => name, ...options });
  useLayoutEffect(() => {
    writes = made;
    onDrawn();
  });
  return null;
}

async function render(options: Partial<RecordWritesOptions<Shelf>> = {}): Promise<void> {
  let isDrawn = false;
  const i18n = await createI18n({ language: 'en', namespaces: ['common'], showMissing: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <TextsProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Shelves options={options} onDrawn={() => (isDrawn = true)} />
      </QueryClientProvider>
    </TextsProvider>,
  );
  await vi.waitFor(() => expect(isDrawn).toBe(true));
}

beforeEach(() => {
  client.setQueryData(key, [a, b]);
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(null);
});

afterEach(() => {
  root.unmount();
  client.clear();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

it('useRecordWrites: deletes optimistically, announces it, and restores on undo', async () => {
  await render();
  const removing = writes.remove(a);
  await vi.waitFor(() => expect(shown()).toBe('b'));
  expect(toastMessages()).toEqual(['“Shelf a” deleted']);
  await removing;
  press('Undo');
  await vi.waitFor(() => expect(shown()).toBe('ba'));
  await vi.waitFor(() => expect(calls.create).toHaveBeenCalledExactlyOnceWith(a));
});

it('useRecordWrites: announces a record as saved only when it was saved', async () => {
  await render();
  const spoken = () => announcements.get().message;
  calls.update.mockRejectedValueOnce(down);
  const before = spoken();
  await writes.update(a, { name: 'Shelf z' });
  expect(spoken()).toBe(before);
  expect(toastMessages()).toEqual([expect.stringMatching(/^“Shelf a” could not be saved/)]);
  await writes.update(a, { name: 'Shelf z' });
  expect(spoken()).toBe('“Shelf z” saved');
});

it('useRecordWrites: rolls back a failed deletion, gives the reason and retries', async () => {
  await render();
  calls.remove.mockRejectedValueOnce(down);
  expect(await writes.remove(a)).toMatchObject({ ok: false, error: down });
  expect(shown()).toBe('ba');
  expect(toastMessages()).toEqual([
    expect.stringMatching(/^“Shelf a” could not be deleted\. It is back\. The server could not do it\./),
  ]);
  press('Retry');
  await vi.waitFor(() => expect(shown()).toBe('b'));
});

it('useRecordWrites: reports a conflict, and deletes the current version on retry', async () => {
  await render();
  const current = { ...a, updatedAt: '2' };
  calls.remove.mockRejectedValueOnce(new ApiError('conflict', { call: 'DELETE /api/shelf', status: 409, current }));
  await writes.remove(a);
  expect(shown()).toBe('ba');
  expect(toastMessages()).toEqual(['“Shelf a” could not be deleted. It is back. Somebody else changed it meanwhile.']);
  press('Retry');
  await vi.waitFor(() => expect(shown()).toBe('b'));
  expect(calls.remove).toHaveBeenLastCalledWith(current);
  expect(toastMessages()).toContain('“Shelf a” deleted');
});

it('useRecordWrites: treats a record that is already deleted as deleted', async () => {
  await render();
  calls.remove.mockRejectedValueOnce(new ApiError('notFound', { call: 'DELETE /api/shelf', status: 404 }));
  expect(await writes.remove(a)).toMatchObject({ ok: true });
  expect(shown()).toBe('b');
});

it('useRecordWrites: rolls back only the failed change, and sends changes in order', async () => {
  await render();
  let refuse: (error: unknown) => void = () => undefined;
  calls.update.mockReturnValueOnce(new Promise((_settle, fail) => (refuse = fail)));
  const first = writes.update(a, { name: 'First' });
  const second = writes.update(b, { name: 'Second' });
  await vi.waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  expect(client.getQueryData<Shelf[]>(key)?.map(({ name }) => name)).toEqual(['First', 'Second']);
  refuse(down);
  await Promise.all([first, second]);
  expect(client.getQueryData<Shelf[]>(key)?.map(({ name }) => name)).toEqual(['Shelf a', 'Second']);
  expect(calls.update.mock.calls).toEqual([
    ['a', { name: 'First' }],
    ['b', { name: 'Second' }],
  ]);
});

it('useRecordWrites: creates and moves records', async () => {
  await render();
  await writes.create({ ...c, id: c.id as IdempotencyKey });
  expect(shown()).toBe('abc');
  await writes.move([a, b, c], c, 0);
  expect(shown()).toBe('cab');
  expect(calls.move).toHaveBeenCalledExactlyOnceWith('c', 0);
});

it('useRecordWrites: changes every page of a list that contains the record', async () => {
  interface ShelfPage {
    shelves: Shelf[];
    pagination: Pagination;
  }
  const pagination = paginate(2, 1, 5) as Pagination;
  client.clear();
  client.setQueryData([...key, { page: 1 }], { shelves: [a, b], pagination } satisfies ShelfPage);
  const shape = pagedList<ShelfPage, Shelf>(
    (page) => page.shelves,
    (shelves, counted) => ({ shelves, pagination: counted }),
  );
  await render({ shape: shape as never });
  await writes.remove(a);
  expect(client.getQueryData<ShelfPage>([...key, { page: 1 }])).toMatchObject({ shelves: [b], pagination: { length: 1 } });
});

it('useRecordWrites: notifies the other tabs, which refetch', async () => {
  await render();
  const other = createQueryClient();
  const fetched = vi.fn().mockResolvedValue([]);
  const stop = onRemoteInvalidation(other);
  await other.query({ queryKey: key, queryFn: fetched });
  const elsewhere = new BroadcastChannel('stockroom.tabs');
  const onTabMessage = vi.fn();
  elsewhere.addEventListener('message', ({ data }: MessageEvent<unknown>) => onTabMessage(data) as void);
  await writes.remove(a);
  await vi.waitFor(() => expect(onTabMessage).toHaveBeenCalledWith({ topic: 'written', message: key }));
  elsewhere.postMessage({ topic: 'written', message: key });
  await vi.waitFor(() => expect(other.getQueryState(key)?.isInvalidated).toBe(true));
  stop();
  elsewhere.close();
});
