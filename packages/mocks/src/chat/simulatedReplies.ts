import type { Transaction } from '../engine/transaction';
import { chatAnswerCollection, chatCollection } from './chat.collection';
import type { ChatRecord } from './chatRecord';

/** Milliseconds until a contact starts to type, and until the reply arrives. */
const WRITES_AFTER = 2500;
const SAID_AFTER = 6000;
/** Milliseconds until another contact writes unprompted. */
const OTHERS_AFTER = 12_000;

const WORDS = [
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
      typingAt: now + after - (SAID_AFTER - WRITES_AFTER),
      saidAt: now + after,
    });
  put(newId(0), record.id, who, WORDS[count % WORDS.length] ?? '', SAID_AFTER);
  const other = [...transaction.values(chatCollection)].find(
    ({ id, group, muted, deletedAt }) => id !== record.id && !group && !muted && deletedAt === undefined,
  );
  if (other && count === 0) put(newId(1), other.id, other.contactId, OTHERS, OTHERS_AFTER);
}
