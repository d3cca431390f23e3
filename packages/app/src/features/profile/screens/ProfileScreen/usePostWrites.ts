import type { Post } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { isWorthSaying } from '../../../../shared/errors/describeError';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { tellOtherTabs } from '../../../../shared/query/otherTabs';
import { toasts } from '../../../../shared/toast/toast';
import { deleteComment, deletePost, likePost, postsKey, writeComment, writePost } from '../../api/profileCalls';

/** What can be done with posts: what is liked or taken away shows at once, and is taken back and said when the server refuses. */
export function usePostWrites() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const describe = useDescribeError();
  const put = (change: (posts: Post[]) => Post[]) => client.setQueryData<Post[]>(postsKey, (posts) => posts && change(posts));

  /** @returns whether the server has it */
  const run = async (call: () => Promise<Post[]>, failed: string, ahead?: (posts: Post[]) => Post[]): Promise<boolean> => {
    await client.cancelQueries({ queryKey: postsKey });
    const before = client.getQueryData<Post[]>(postsKey);
    if (ahead) put(ahead);
    try {
      client.setQueryData(postsKey, await call());
      tellOtherTabs(postsKey);
      return true;
    } catch (error) {
      if (before) client.setQueryData(postsKey, before);
      if (isWorthSaying(error)) toasts.show({ id: 'posts', tone: 'critical', message: `${failed} ${describe(error).message}` });
      return false;
    }
  };
  const undoable = (message: string, undo: () => void) =>
    toasts.show({ id: 'posts', tone: 'success', message, action: { label: t('undo'), onAction: undo } });

  return {
    write: (id: string, text: string) => run(() => writePost({ id, text }), t('failed.post')),
    /** @param replyTo the comment under which it stands as a reply; none: it is a comment on the post */
    comment: (id: string, postId: string, text: string, replyTo: string | null = null) =>
      run(() => writeComment({ id, postId, replyTo, text }), t(replyTo === null ? 'failed.comment' : 'failed.reply')),
    like: ({ id, isLiked }: Post) =>
      void run(
        () => likePost(id, !isLiked),
        t('failed.like'),
        (posts) => posts.map((post) => (post.id === id ? { ...post, isLiked: !isLiked } : post)),
      ),
    async remove({ id, text }: Post) {
      const isDone = await run(
        () => deletePost(id),
        t('failed.delete'),
        (posts) => posts.filter((post) => post.id !== id),
      );
      if (isDone) undoable(t('postDeleted'), () => void run(() => writePost({ id, text }), t('failed.restore')));
    },
    async removeComment(post: Post, id: string) {
      const comment = post.comments.find((each) => each.id === id);
      const isDone = await run(
        () => deleteComment(id),
        t('failed.delete'),
        (posts) =>
          posts.map((each) => ({ ...each, comments: each.comments.filter((one) => one.id !== id && one.replyTo !== id) })),
      );
      if (!isDone || !comment) return;
      const { replyTo, text } = comment;
      undoable(
        t(replyTo === null ? 'commentDeleted' : 'replyDeleted'),
        () => void run(() => writeComment({ id, postId: post.id, replyTo, text }), t('failed.restore')),
      );
    },
  };
}
