import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#shared/api/ApiError';
import { createDraftStore } from '#shared/drafts/drafts';
import { createSafeStorage } from '#shared/storage/safeStorage';
import { memoryStorage } from '#shared/testing/memoryStorage';
import { deleteCard } from '../calls/deleteCard';
import { placeCards } from '../calls/placeCards';
import { updateLists } from '../calls/updateLists';
import { createOutbox } from './outbox';

const move = (position: number) => placeCards([{ id: 'card', listId: 'list', position }]);

/** A tab whose page can be reloaded, with the server's answers to what it sends. */
function openTab(refuse: (path: string) => ApiErrorKind | null = () => null) {
  const storage = createSafeStorage(() => memory);
  const memory = memoryStorage();
  const state = { now: 1000, owner: 'user' as string | null, sent: [] as unknown[] };
  const load = () =>
    createOutbox({
      store: createDraftStore(storage, undefined, () => state.now),
      ready: () => Promise.resolve(),
      owner: () => state.owner,
      now: () => state.now,
      async send({ path, body }) {
        const kind = refuse(path);
        if (kind) throw new ApiError(kind, { call: path });
        state.sent.push(body);
      },
    });
  return { state, load };
}

describe('outbox', () => {
  it('sends a write left by a reload before the board is read, once and in order', async () => {
    const { state, load } = openTab();
    const before = load();
    before.keep('board', move(1));
    before.keep('board', move(2));
    before.keep('other', move(3));
    const after = load();
    await after.sendLeft('board');
    expect(state.sent).toEqual([move(1).body, move(2).body]);
    await after.sendLeft('board');
    expect(state.sent).toHaveLength(2);
    expect(after.takeFailed('board')).toBeUndefined();
  });

  it('leaves a write to the page that is sending it', async () => {
    const { state, load } = openTab();
    const page = load();
    page.keep('board', move(1));
    await page.sendLeft('board');
    expect(state.sent).toEqual([]);
  });

  it('forgets a write once the server has answered and keeps it when the session was over', async () => {
    const { state, load } = openTab();
    const page = load();
    page.keep('board', move(1))();
    page.keep('board', move(2))(new ApiError('server', { call: '' }));
    page.keep('board', move(3))(new ApiError('unauthorized', { call: '' }));
    await load().sendLeft('board');
    expect(state.sent).toEqual([move(3).body]);
  });

  it('does not send a write of another user', async () => {
    const { state, load } = openTab();
    load().keep('board', move(1));
    state.owner = 'somebody else';
    await load().sendLeft('board');
    expect(state.sent).toEqual([]);
  });

  it('counts a write that the server had already taken as no failure', async () => {
    const { load } = openTab(() => 'notFound');
    load().keep('board', deleteCard({ id: 'card' }));
    const page = load();
    await page.sendLeft('board');
    expect(page.takeFailed('board')).toBeUndefined();
  });

  it('reports a refused write, which can be sent again', async () => {
    let isDown = true;
    const { state, load } = openTab((path) => (isDown && path.endsWith('/positions') ? 'server' : null));
    const before = load();
    before.keep('board', move(1));
    before.keep('board', updateLists([{ id: 'list', position: 5 }]));
    const page = load();
    await page.sendLeft('board');
    const failed = page.takeFailed('board');
    expect(failed).toMatchObject({ count: 1, error: { kind: 'server' } });
    expect(page.takeFailed('board')).toBeUndefined();
    isDown = false;
    await failed?.sendAgain();
    expect(state.sent).toEqual([{ lists: [{ id: 'list', position: 5 }] }, move(1).body]);
  });

  it('does not send an old write automatically', async () => {
    const { state, load } = openTab();
    load().keep('board', move(1));
    state.now += 3_600_000;
    const page = load();
    await page.sendLeft('board');
    expect(state.sent).toEqual([]);
    expect(page.takeFailed('board')).toMatchObject({ count: 1, error: null });
  });
});
