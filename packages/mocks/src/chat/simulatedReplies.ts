import type { Transaction } from '../engine/transaction';
import { chatAnswerCollection, chatCollection } from './chat.collection';
import type { ChatRecord } from './chatRecord';

/** Milliseconds until a contact starts to type, and until the reply arrives. */
const TYPING_AFTER_MS = 2500;
const REPLY_AFTER_MS = 6000;
/** Milliseconds until another contact writes unprompted. */
const UNPROMPTED_AFTER_MS = 12_000;

const REPLIES = [
  'Good, then we do it so.',
  'I look at once and tell you.',
  'Can it wait until four? I have a customer.',
  'Done! 👍',
  'Tamam, not aldım.',
];
const OTHERS = 'By the way: the new bags are here. Do you come and look?';

/** Schedules a delayed reply; another contact writes too, so that there is something unread. */
export function scheduleReply(transaction: Transaction, record: ChatRecord, newId: (part: number) => string, now: number): void {
  if (!record.answers) return;
  const count = [...transaction.values(chatAnswerCollection)].length;
  const [who = record.contactId] = record.group?.members ?? [];
  const put = (id: string, chatId: string, contactId: string, value: string, after: number) =>
    transaction.put(chatAnswerCollection, {
      id,
      chatId,
      contactId,
      value,
      typingAt: now + after - (REPLY_AFTER_MS - TYPING_AFTER_MS),
      saidAt: now + after,
    });
  put(newId(0), record.id, who, REPLIES[count % REPLIES.length] ?? '', REPLY_AFTER_MS);
  const other = [...transaction.values(chatCollection)].find(
    ({ id, group, muted, deletedAt }) => id !== record.id && !group && !muted && deletedAt === undefined,
  );
  if (other && count === 0) put(newId(1), other.id, other.contactId, OTHERS, UNPROMPTED_AFTER_MS);
}
