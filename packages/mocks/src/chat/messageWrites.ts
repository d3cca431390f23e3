import { type ChatMessage, ReactToChatMessageBody, RestoreChatMessageBody, UpdateChatMessageBody } from '@stockroom/contract';
import { badRequest, notFound } from '../engine/errors';
import { idOf } from '../engine/query';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { chatAnswerCollection, chatCollection, chatMarkCollection, chatMessageCollection } from './chat.collection';
import type { ChatRecord, MessageMark } from './chatRecord';
import { asServed, chatCollections } from './chatView';
import { viewpointOf } from './viewpoint';

/** Changes the text of one of the user's messages, or the star on any message. */
export async function updateMessage(call: ProtectedCall): Promise<ChatMessage> {
  const { chatId, id, message } = await call.body(UpdateChatMessageBody);
  return markMessage(call, id, (known) => {
    checkChat(known, chatId);
    if (message.value !== undefined && !known.isMine) throw badRequest({ path: 'message.value', message: 'is not yours' });
    const isNew = message.value !== undefined && message.value !== known.value;
    return {
      ...(isNew && { value: message.value, editedAt: new Date(call.context.now()).toISOString() }),
      ...(message.starred !== undefined && { isStarred: message.starred }),
    };
  });
}

/** Sets the user's reaction: each emoji at most once. */
export async function react(call: ProtectedCall): Promise<ChatMessage> {
  const { id, emoji, isOn } = await call.body(ReactToChatMessageBody);
  const personId = call.user.id;
  return markMessage(call, id, ({ reactions = [] }) => {
    const others = reactions.filter((each) => each.personId !== personId || each.emoji !== emoji);
    return { reactions: isOn ? [...others, { personId, emoji }] : others };
  });
}

/** Deletes one of the user's messages. @returns as it was */
export async function deleteMessage(call: ProtectedCall): Promise<ChatMessage> {
  return markMessage(call, idOf(call.url), (known) => {
    checkChat(known, call.url.searchParams.get('chatId'));
    if (!known.isMine) throw badRequest({ path: 'id', message: 'is not yours' });
    return { isDeleted: true };
  });
}

/** Restores a message to its place. */
export async function restoreMessage(call: ProtectedCall): Promise<ChatMessage> {
  const { id } = await call.body(RestoreChatMessageBody);
  return markMessage(call, id, () => ({}), true);
}

/** Checks that the message is in the chat that the caller names, if any. */
function checkChat({ chatId }: ChatMessage, named: string | null | undefined): void {
  if (named && named !== chatId) throw notFound();
}

/** Stores a change of a message, whether scripted, written or a reply. */
async function markMessage(
  call: ProtectedCall,
  id: string,
  change: (known: ChatMessage) => Partial<MessageMark>,
  isBack = false,
): Promise<ChatMessage> {
  return call.context.store.write(chatCollections, (transaction) => {
    const record = chatOf(transaction, id);
    if (!record) throw notFound();
    const before = transaction.get(chatMarkCollection, id);
    const find = () => asServed(transaction, record, viewpointOf(call)).messages.find((message) => message.id === id);
    // The message must be present before it can be restored; a refusal rolls this back.
    if (isBack) transaction.put(chatMarkCollection, { ...before, id, isDeleted: false });
    const known = find();
    if (!known) throw notFound();
    transaction.put(chatMarkCollection, { ...transaction.get(chatMarkCollection, id), ...change(known), id });
    return find() ?? known;
  });
}

/** Returns the chat of a message: the id of a scripted message contains it. */
function chatOf(transaction: Transaction, id: string): ChatRecord | undefined {
  const written = transaction.get(chatMessageCollection, id) ?? transaction.get(chatAnswerCollection, id);
  const [, chatId] = /^(.+)-line-\d+$/.exec(id) ?? [];
  const record = transaction.get(chatCollection, written?.chatId ?? chatId ?? '');
  return record?.deletedAt === undefined ? record : undefined;
}
