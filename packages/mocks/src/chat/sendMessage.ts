import { type Chat, type ChatMessage, SendChatMessageBody, StartChatBody } from '@stockroom/contract';
import { notFound } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { chatAnswerCollection, chatCollection, chatMessageCollection } from './chat.collection';
import { chatContactOf } from './chatContacts';
import type { ChatRecord } from './chatRecord';
import { asServed, chatCollections } from './chatView';
import { scriptDayOf } from './seed/scriptDay';
import { unknownChat, viewpointOf } from './viewpoint';

/** Starts a chat with a contact, or returns the existing one; a deleted chat starts empty. */
export async function startChat(call: ProtectedCall): Promise<Chat> {
  const { contactId } = await call.body(StartChatBody);
  const viewpoint = viewpointOf(call);
  const id = call.context.newId();
  return call.context.store.write(chatCollections, (transaction) => {
    if (!chatContactOf(transaction, contactId)) throw notFound();
    const all = [...transaction.values(chatCollection)];
    const known = all.find((record) => record.contactId === contactId);
    if (known && known.deletedAt === undefined) return asServed(transaction, known, viewpoint);
    const record: ChatRecord = {
      ...(known ?? { id, contactId, muted: false, isNew: true }),
      unreadCount: 0,
      archived: false,
      ...(known?.deletedAt !== undefined && { clearedAt: new Date(known.deletedAt).toISOString() }),
      deletedAt: undefined,
      writtenAt: viewpoint.now,
      ...(all.some(({ answers }) => answers) && { answers: true }),
    };
    transaction.put(chatCollection, record);
    return asServed(transaction, record, viewpoint);
  });
}

/** Sends a message: it becomes the chat's last message, scripted messages stay before it, and the chat leaves the archive. */
export async function sendMessage(call: ProtectedCall): Promise<ChatMessage> {
  const { id: named, chatId, ...messageContent } = await call.body(SendChatMessageBody);
  const { now, userId } = viewpointOf(call);
  const ids = [call.context.newId(), call.context.newId(), call.context.newId()];
  const fresh = ids[0] ?? chatId;
  const given = messageContent.files && (await import('./files'));
  const collections = given ? [...chatCollections, given.chatFileCollection] : chatCollections;
  return call.context.store.write(collections, (transaction) => {
    const record = transaction.get(chatCollection, chatId);
    if (!record || record.deletedAt !== undefined) throw unknownChat(chatId);
    const known = named === undefined ? undefined : transaction.get(chatMessageCollection, named);
    if (known?.chatId === chatId && known.contactId === userId) return { ...known, isMine: true };
    const id = known ? fresh : (named ?? fresh);
    const taken = given && { files: given.filesOf(transaction, messageContent.files ?? []) };
    const message = { id, chatId, contactId: userId, createdAt: new Date(now).toISOString(), ...messageContent, ...taken };
    transaction.put(chatMessageCollection, message);
    transaction.put(chatCollection, {
      ...record,
      ...(record.archived && { archived: false }),
      writtenAt: now,
      scriptDay: scriptDayOf(record, now),
    });
    scheduleReply(transaction, record, (part) => ids[part + 1] ?? fresh, now);
    return { ...message, isMine: true };
  });
}

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
function scheduleReply(transaction: Transaction, record: ChatRecord, newId: (part: number) => string, now: number): void {
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
