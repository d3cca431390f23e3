import { ChatFile, ChatMessageToSend } from '@stockroom/contract';
import * as v from 'valibot';
import { draftSubject } from '../../../shared/drafts/draftSubject';
import { createDraftStore, drafts } from '../../../shared/drafts/drafts';
import { tabTopic } from '../../../shared/tabs/tabTopic';
import { createChatDrafts } from '../model/chatDrafts';
import { createOutbox, type UnsentMessage } from '../model/outbox';

const StoredMessage = v.object({
  ...ChatMessageToSend.entries,
  id: v.string(),
  status: v.picklist(['sending', 'failed']),
  at: v.string(),
});

/** The file without its preview: the server has the file, and the picture would only take up space needed for drafts. */
const withoutPicture = (file: ChatFile): ChatFile => (file.preview.startsWith('data:') ? { ...file, preview: '' } : file);

const messageKey = (userId: string, id: string) => ({ userId, subject: draftSubject('chat-message', id) });
const messagesOf = (userId: string) =>
  drafts.subjectsOf(userId).filter((subject) => subject.startsWith(draftSubject('chat-message', '')));
const storeMessage = (userId: string, item: UnsentMessage) => {
  const kept = item.files ? { ...item, files: item.files.map(withoutPicture) } : item;
  drafts.write(messageKey(userId, item.id), kept, 'unsent');
};
/** Migrates the format used until this winter, with all messages of a tab in one draft. */
const migrateOutbox = (userId: string) => {
  const key = { userId, subject: draftSubject('chat', 'outbox', 'kept') };
  for (const item of drafts.read(key, v.array(StoredMessage))?.value ?? []) storeMessage(userId, item);
  drafts.remove(key);
};

/** Pending messages of this tab, and of tabs that were closed before theirs were sent. */
export const outbox = createOutbox({
  read(userId) {
    migrateOutbox(userId);
    return messagesOf(userId)
      .flatMap((subject) => drafts.read({ userId, subject }, StoredMessage)?.value ?? [])
      .toSorted((one, other) => one.at.localeCompare(other.at));
  },
  put: storeMessage,
  remove: (userId, id) => drafts.remove(messageKey(userId, id)),
});

const DraftChange = v.object({ userId: v.string(), chatId: v.string() });
const topic = tabTopic<v.InferOutput<typeof DraftChange>>('chat-draft', (data) => {
  const kept = v.safeParse(DraftChange, data);
  return kept.success ? kept.output : null;
});
const draftStore = createDraftStore();
const Draft = v.object({
  text: v.string(),
  replyTo: v.nullable(v.string()),
  editing: v.nullable(v.object({ id: v.string(), text: v.string() })),
  files: v.optional(v.array(ChatFile), []),
});
const draftKey = (userId: string, chatId: string) => ({ userId, subject: draftSubject('chat', chatId) });

/** Drafts of each conversation, the same in all tabs of the browser. */
export const chatDrafts = createChatDrafts(
  {
    read: (userId, chatId) => draftStore.read(draftKey(userId, chatId), Draft)?.value ?? null,
    write: (userId, chatId, draft) =>
      draftStore.write(draftKey(userId, chatId), { ...draft, files: draft.files.map(withoutPicture) }),
    remove: (userId, chatId) => draftStore.remove(draftKey(userId, chatId)),
  },
  (userId, chatId) => topic.post({ userId, chatId }),
);
topic.listen(({ userId, chatId }) => chatDrafts.onStoredElsewhere(userId, chatId));
drafts.subscribe(() => {
  outbox.reload();
  chatDrafts.reload();
});
globalThis.addEventListener?.('pagehide', chatDrafts.flush);
globalThis.document?.addEventListener('visibilitychange', chatDrafts.flush);
