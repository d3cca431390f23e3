import { setReminder } from '../feeds/reminders';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import type { CommentRecord, PostRecord, WriterRecord } from './posts.seed';

/** Milliseconds after which a colleague has read it and said something. */
const SAID_AFTER = 40_000;

const marcus: WriterRecord = { id: 'staff-1', name: 'Marcus Ode', contactId: 'contact-1' };

const WORDS = {
  en: { post: 'Read it, thank you. I tell the others.', comment: 'good, then we leave it so.' },
  tr: { post: 'Okudum, teşekkürler. Diğerlerine de söylerim.', comment: 'tamam, öyle kalsın.' },
} as const;

/**
 * The post with what a colleague is going to say to it, and the notification of that: a comment on a new post, or, where somebody else wrote
 * under it already, a word to the person who has just commented; below a reply, a reply.
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
  const at = new Date(context.now() + SAID_AFTER).toISOString();
  const said = comment ? `@${user.firstName} ${WORDS[language].comment}` : WORDS[language].post;
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
  const word = { id: keyOf(id), by, text: said, at, ...(root !== undefined && { replyTo: root }) };
  return { ...post, comments: [...post.comments, word] };
}

/** Nobody answers to what was deleted before they read it. */
export function cancelReply(transaction: Transaction, post: PostRecord, id: string, now: number): PostRecord {
  setReminder(transaction, keyOf(id), null);
  const isSaid = (each: CommentRecord) => each.id !== keyOf(id) || (typeof each.at === 'string' && Date.parse(each.at) <= now);
  return { ...post, comments: post.comments.filter(isSaid) };
}

const keyOf = (id: string): string => `answer ${id}`;
