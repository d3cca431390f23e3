import type { ChatMessage } from '@stockroom/contract';
import { atOf } from '../engine/seedTime';
import { lazySeeds } from '../engine/store/lazySeeds';
import { chatMarkCollection } from './chat.collection';
import { READ_AFTER_MS } from './chatChanges';
import type { AnswerRecord, ChatRecord, WrittenMessage } from './chatRecord';
import type { Reader, Viewpoint } from './reader';
import { script } from './seed/script.seed';
import { scriptDayOf } from './seed/scriptDay';

const long = lazySeeds(() => import('./seed/longScript.seed'));

/** Returns all messages of a chat that still exist, oldest first, with later changes applied. */
export function messagesOf(
  view: Reader,
  record: ChatRecord,
  written: readonly WrittenMessage[],
  answers: readonly AnswerRecord[],
  viewpoint: Viewpoint,
): ChatMessage[] {
  const later = [...written.map((message) => asMessage(message, record, viewpoint)), ...answers.map(answerAsMessage)];
  const all = [...scripted(record, viewpoint), ...later.toSorted(byTime)];
  const { clearedAt } = record;
  return all.flatMap((message) => {
    const mark = view.get(chatMarkCollection, message.id);
    if (mark?.isDeleted || (clearedAt && message.createdAt <= clearedAt)) return [];
    if (!mark) return [message];
    const { value = message.value, editedAt, isStarred, reactions } = mark;
    return [
      { ...message, value, ...(editedAt && { editedAt }), ...(isStarred && { starred: true }), ...(reactions && { reactions }) },
    ];
  });
}

const byTime = (a: ChatMessage, b: ChatMessage) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt));

function scripted(record: ChatRecord, { userId, now }: Viewpoint): ChatMessage[] {
  if (record.isNew) return [];
  const today = scriptDayOf(record, now);
  return (record.isLong ? long().longScript : script).map((line, index) => ({
    id: `${record.id}-line-${index + 1}`,
    chatId: record.id,
    contactId: line.isMine ? userId : record.contactId,
    value: line.value,
    createdAt: new Date(atOf(today, line)).toISOString(),
    isMine: line.isMine,
    ...(line.isMine && { isRead: true }),
  }));
}

function asMessage(message: WrittenMessage, { answers }: ChatRecord, { userId, now }: Viewpoint): ChatMessage {
  const isMine = message.contactId === userId;
  const isRead = isMine && answers === true && Date.parse(message.createdAt) + READ_AFTER_MS <= now;
  return { ...message, isMine, ...(isRead && { isRead }) };
}

const answerAsMessage = ({ id, chatId, contactId, value, saidAt }: AnswerRecord): ChatMessage => ({
  id,
  chatId,
  contactId,
  value,
  createdAt: new Date(saidAt).toISOString(),
  isMine: false,
});
