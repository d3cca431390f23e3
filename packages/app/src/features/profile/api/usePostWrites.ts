import type { Post } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { restoreRecords, withoutRecord } from '#shared/query/records';
import { type ListWrite, useListWrites } from '#shared/query/useListWrites';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { deleteComment, deletePost, likePost, postsKey, writeComment, writePost } from './profileCalls';

type PostWrite = Pick<ListWrite<Post, Post[]>, 'call'> & Partial<Pick<ListWrite<Post>, 'apply' | 'rollBack'>>;

/** Writes of posts: likes and deletions show at once, and are rolled back separately with a message when the server refuses. */
export function usePostWrites() {
  const { t } = useTranslation('profile');
  const sendWrite = useListWrites<Post>({ key: postsKey });
  const showUndoToast = useUndoToast();
  const offerUndo = (message: string, undo: () => void) => showUndoToast({ id: 'posts', tone: 'success', message, undo });

  /** @returns whether the server saved it */
  const run = async (postId: string, failure: string, { call, apply = unchanged, rollBack = unchanged }: PostWrite) => {
    const settle = (posts: readonly Post[], answer: Post[]) => takePost(posts, answer, postId);
    return (await sendWrite({ id: postId, call, apply, rollBack, settle, failure })).ok;
  };
  const write = (id: string, text: string, failure = t('failed.post')) =>
    run(id, failure, { call: () => writePost({ id, text }) });
  const comment = (id: string, postId: string, text: string, replyTo: string | null, failure: string) =>
    run(postId, failure, { call: () => writeComment({ id, postId, replyTo, text }) });

  return {
    write: (id: string, text: string) => write(id, text),
    /** @param replyTo the comment that is replied to; none: it is a comment on the post */
    comment: (id: string, postId: string, text: string, replyTo: string | null = null) =>
      comment(id, postId, text, replyTo, t(replyTo === null ? 'failed.comment' : 'failed.reply')),
    like: ({ id, isLiked }: Post) =>
      void run(id, t('failed.like'), {
        call: () => likePost(id, !isLiked),
        apply: changePost(id, (post) => ({ ...post, isLiked: !isLiked })),
        rollBack: changePost(id, (post) => ({ ...post, isLiked })),
      }),
    async remove(post: Post) {
      const { id, text } = post;
      const isDone = await run(id, t('failed.delete'), {
        call: () => deletePost(id),
        apply: (posts) => withoutRecord(posts, id),
        rollBack: (posts) => putPost(posts, post),
      });
      if (isDone) offerUndo(t('postDeleted'), () => void write(id, text, t('failed.restore')));
    },
    async removeComment(post: Post, id: string) {
      const gone = post.comments.filter((each) => each.id === id || each.replyTo === id);
      const ids = new Set(gone.map((each) => each.id));
      const isDone = await run(post.id, t('failed.delete'), {
        call: () => deleteComment(id),
        apply: changePost(post.id, (now) => ({ ...now, comments: now.comments.filter((each) => !ids.has(each.id)) })),
        rollBack: changePost(post.id, (now) => ({ ...now, comments: [...restoreRecords(now.comments, post.comments, ids)] })),
      });
      const deleted = gone.find((each) => each.id === id);
      if (!isDone || !deleted) return;
      const { replyTo, text } = deleted;
      const undo = () => void comment(id, post.id, text, replyTo, t('failed.restore'));
      offerUndo(t(replyTo === null ? 'commentDeleted' : 'replyDeleted'), undo);
    },
  };
}

const unchanged = (posts: readonly Post[]) => posts;

const changePost = (id: string, change: (post: Post) => Post) => (posts: readonly Post[]) =>
  posts.map((post) => (post.id === id ? change(post) : post));

/** Inserts a post in its position: the newest is first. */
const putPost = (posts: readonly Post[], post: Post): readonly Post[] =>
  [...withoutRecord(posts, post.id), post].toSorted((a, b) => (a.at < b.at ? 1 : -1));

/** Takes over a single post from the server's response: others may have pending changes that the response lacks. */
function takePost(posts: readonly Post[], answer: readonly Post[], id: string): readonly Post[] {
  const saved = answer.find((post) => post.id === id);
  return saved ? putPost(posts, saved) : withoutRecord(posts, id);
}
