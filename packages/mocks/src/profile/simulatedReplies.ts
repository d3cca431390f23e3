import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { setReminder } from '../feeds/reminders';
import type { CommentRecord, PostRecord, WriterRecord } from './posts.seed';

/** Delay of a colleague's reply, in milliseconds. */
const REPLY_DELAY_MS = 40_000;

const marcus: WriterRecord = { id: 'staff-1', name: 'Marcus Ode', contactId: 'contact-1' };

const REPLY_TEXTS = {
  en: { post: 'Read it, thank you. I tell the others.', comment: 'good, then we leave it so.' },
  tr: { post: 'Okudum, teşekkürler. Diğerlerine de söylerim.', comment: 'tamam, öyle kalsın.' },
} as const;

/**
 * Adds a colleague's reply that appears later, with its notification: a comment on a new post, or, where another person has
 * written under it already, a comment to the user who just commented; below a reply, a reply.
 */
export function scheduleReply(
  transaction: Transaction,
  call: ProtectedCall,
  post: PostRecord,
  comment?: CommentRecord,
): PostRecord {
  const { user, context, language } = call;
  const root = comment?.replyTo;
  const thread = post.comments.filter(({ id, replyTo }) => root === undefined || id === root || replyTo === root);
  const other = thread.findLast(({ by, isGone }) => by.id !== user.id && !isGone)?.by;
  if (comment && !other) return post;
  const by = other ?? marcus;
  const at = new Date(context.now() + REPLY_DELAY_MS).toISOString();
  const replyText = comment ? `@${user.firstName} ${REPLY_TEXTS[language].comment}` : REPLY_TEXTS[language].post;
  const id = comment?.id ?? post.id;
  setReminder(transaction, keyOf(id), {
    at,
    title: by.name ?? '',
    about: comment
      ? { en: 'Named you in a comment.', tr: 'Bir yorumda sizden söz etti.' }
      : { en: 'Commented on what you wrote.', tr: 'Yazdığınıza yorum yaptı.' },
    icon: 'chat',
    link: '/pages/profile',
    for: { notice: comment ? 'mentions' : 'comments', userId: user.id },
  });
  const replyRecord = { id: keyOf(id), by, text: replyText, at, ...(root !== undefined && { replyTo: root }) };
  return { ...post, comments: [...post.comments, replyRecord] };
}

/** Cancels the reply to a post or comment that is deleted before the colleague has read it. */
export function cancelReply(transaction: Transaction, post: PostRecord, id: string, now: number): PostRecord {
  setReminder(transaction, keyOf(id), null);
  const isPublished = (each: CommentRecord) =>
    each.id !== keyOf(id) || (typeof each.at === 'string' && Date.parse(each.at) <= now);
  return { ...post, comments: post.comments.filter(isPublished) };
}

const keyOf = (id: string): string => `answer ${id}`;
