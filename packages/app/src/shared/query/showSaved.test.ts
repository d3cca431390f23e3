import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { putRecord } from './records';
import { showSaved } from './showSaved';

interface Note {
  id: string;
}
const key = ['notes'];
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each([true, false])(
  'showSaved: keeps the record when the list was requested before the save (answered once before: %s)',
  async (isKnown) => {
    const client = new QueryClient();
    const server: Note[] = [{ id: 'tea' }];
    const answers: (() => void)[] = [];
    const read = vi.fn(() => {
      const known = [...server];
      return new Promise<Note[]>((answer) => answers.push(() => answer(known)));
    });
    const stop = new QueryObserver<Note[]>(client, { queryKey: key, queryFn: read }).subscribe(() => undefined);
    if (isKnown) {
      answers.shift()?.();
      await settled();
      void client.invalidateQueries({ queryKey: key });
    }
    server.push({ id: 'milk' });
    showSaved<Note>(client, key, (notes) => putRecord(notes, { id: 'milk' }));
    await settled();
    for (const answer of answers.splice(0)) answer();
    await settled();
    expect(client.getQueryData(key)).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(isKnown ? 3 : 2);
    stop();
  },
);

it('showSaved: requests nothing when nothing is pending', () => {
  const client = new QueryClient();
  client.setQueryData<Note[]>(key, [{ id: 'tea' }]);
  showSaved<Note>(client, key, (notes) => putRecord(notes, { id: 'milk' }));
  expect(client.getQueryData(key)).toHaveLength(2);
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
});
