import type { Post } from '@stockroom/contract';
import { contactCollection } from '../contacts/contacts.collection';
import type { ProtectedCall } from '../engine/route';
import { atOf, seedToday } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import { postCollection } from './posts.collection';
import { type CommentRecord, POSTS_LATEST, type PostRecord, type WriterRecord } from './posts.seed';

/** Serves the posts, newest first, without deleted ones. */
export function servedPosts(view: Pick<View, 'get' | 'values'>, { user, context }: ProtectedCall): Post[] {
  const today = seedToday(context.now(), POSTS_LATEST);
  const instantOf = (at: PostRecord['at']) => (typeof at === 'string' ? at : new Date(atOf(today, at)).toISOString());
  const writerOf = ({ id, name, contactId }: WriterRecord): Post['by'] =>
    id === user.id
      ? { id, name: user.name, avatar: user.avatar }
      : {
          id,
          name: name ?? '',
          avatar: contactId === undefined ? null : (view.get(contactCollection, contactId)?.avatar ?? null),
        };
  return [...view.values(postCollection)]
    .filter(({ isGone }) => !isGone)
    .map(({ id, by, text, at, likedBy, isLiked, comments }): Post => ({
      id,
      by: writerOf(by),
      text,
      at: instantOf(at),
      isMine: by.id === user.id,
      likedBy: [...likedBy],
      isLiked,
      comments: withoutDeleted(comments)
        // A colleague's reply is hidden until it is due.
        .filter(({ at: dueAt }) => typeof dueAt !== 'string' || Date.parse(dueAt) <= context.now())
        .map((comment) => ({
          id: comment.id,
          by: writerOf(comment.by),
          text: comment.text,
          at: instantOf(comment.at),
          isMine: comment.by.id === user.id,
          replyTo: comment.replyTo ?? null,
        })),
    }))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Leaves out deleted comments and the replies to them; a restored comment has its replies again. */
function withoutDeleted(comments: readonly CommentRecord[]): CommentRecord[] {
  const gone = new Set(comments.filter(({ isGone }) => isGone).map(({ id }) => id));
  return comments.filter(({ id, replyTo }) => !gone.has(id) && (replyTo === undefined || !gone.has(replyTo)));
}
