import { expect, it, vi } from 'vitest';
import { toasts } from '#shared/toast/toast';
import { failedMoves } from './failedMoves';

const messages = { many: (count: number) => `${count} could not be moved`, retry: 'Retry' };
const shown = () => toasts.getSnapshot().map(({ message }) => message);

it('failedMoves: names a single card, counts several and says nothing once all are moved', () => {
  const retry = vi.fn();
  failedMoves.add('board', { ids: ['a'], message: 'A could not be moved', retry }, messages);
  expect(shown()).toEqual(['A could not be moved']);
  failedMoves.add('board', { ids: ['b'], message: 'B could not be moved', retry }, messages);
  expect(shown()).toEqual(['2 could not be moved']);
  failedMoves.settle('board', ['a'], messages);
  expect(shown()).toEqual(['B could not be moved']);
  failedMoves.settle('board', ['b'], messages);
  expect(shown()).toEqual([]);
});

it('failedMoves: counts a card that fails twice once and retries all with Retry', () => {
  const retry = vi.fn();
  for (const id of ['a', 'a', 'b']) failedMoves.add('board', { ids: [id], message: id, retry }, messages);
  expect(shown()).toEqual(['2 could not be moved']);
  toasts.getSnapshot()[0]?.action?.onAction();
  expect(retry).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual([]);
});

it('failedMoves: leaves out moves whose message was dismissed', () => {
  failedMoves.add('board', { ids: ['a'], message: 'a', retry: vi.fn() }, messages);
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  failedMoves.add('board', { ids: ['b'], message: 'b', retry: vi.fn() }, messages);
  expect(shown()).toEqual(['b']);
});
