import type { Post } from '@stockroom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deletePost, likePost, postsKey } from '#features/profile/api/profileCalls';
import { usePostWrites } from '#features/profile/api/usePostWrites';
import { ApiError } from '#shared/api/ApiError';
import { createI18n } from '#shared/i18n/i18n';
import { TextsProvider } from '#shared/i18n/TextsProvider';
import { createQueryClient } from '#shared/query/queryClient';
import { toasts } from '#shared/toast/toast';

vi.mock('#features/profile/api/profileCalls', { spy: true });

const post = (id: string, day: number): Post => ({
  id,
  by: { id: 'user-1', name: 'Defne', avatar: null },
  text: id,
  at: `2026-03-0${day}T09:00:00.000Z`,
  isMine: true,
  likedBy: [],
  isLiked: false,
  comments: [],
});
const [first, second] = [post('first', 2), post('second', 1)];
const theirs = post('theirs', 3);
const down = new ApiError('server', { call: 'POST /api/like', status: 500 });

const client = createQueryClient();
let root: Root;
let writes: ReturnType<typeof usePostWrites>;
const shown = () => client.getQueryData<Post[]>(postsKey)?.map(({ id, isLiked }) => id + (isLiked ? '+' : ''));

function Writes({ onDrawn }: { onDrawn: () => void }) {
  const made = usePostWrites();
  useLayoutEffect(() => {
    writes = made;
    onDrawn();
  });
  return null;
}

beforeEach(async () => {
  client.setQueryData(postsKey, [first, second]);
  const drawn = vi.fn();
  const i18n = await createI18n({ language: 'en', namespaces: ['common', 'profile'], showMissing: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <TextsProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Writes onDrawn={drawn} />
      </QueryClientProvider>
    </TextsProvider>,
  );
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
});

afterEach(() => {
  root.unmount();
  client.clear();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

/** Lets a call fail after a colleague's post has arrived and another post was liked here. */
async function failAfterNews(call: () => unknown, mocked: typeof deletePost | typeof likePost) {
  let fail: (error: unknown) => void = () => undefined;
  vi.mocked(mocked).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  call();
  await vi.waitFor(() => expect(mocked).toHaveBeenCalled());
  client.setQueryData<Post[]>(postsKey, (posts = []) => [
    theirs,
    ...posts.map((each) => (each.id === 'second' ? { ...each, isLiked: true } : each)),
  ]);
  fail(down);
  await vi.waitFor(() => expect(toasts.getSnapshot().at(-1)?.tone).toBe('critical'));
}

it('usePostWrites: rolls back only the failed like', async () => {
  await failAfterNews(() => writes.like(first), likePost);
  expect(shown()).toEqual(['theirs', 'first', 'second+']);
});

it('usePostWrites: puts a post whose deletion failed back among newer ones', async () => {
  await failAfterNews(() => void writes.remove(first), deletePost);
  expect(shown()).toEqual(['theirs', 'first', 'second+']);
});
