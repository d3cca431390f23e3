import { ChatFile, ChatMessageToSend } from '@stockroom/contract';
import * as v from 'valibot';
import { createDraftStore, drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { tabTopic } from '#shared/tabs/tabTopic';
import { type ChatDraft, createChatDrafts } from '../model/chatDrafts';
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

const draftStore = createDraftStore();
const Draft = v.object({
  text: v.string(),
  replyTo: v.nullable(v.string()),
  editing: v.nullable(v.object({ id: v.string(), text: v.string() })),
  files: v.optional(v.array(ChatFile), []),
});
const DraftChange = v.object({ userId: v.string(), chatId: v.string(), draft: v.optional(Draft) });
/**
 * The message contains the draft: it can arrive before the storage of the receiving tab shows the write. Where messages go through
 * the storage, they arrive in order.
 */
const topic = tabTopic<v.InferOutput<typeof DraftChange>>(
  'chat-draft',
  (data) => {
    const change = v.safeParse(DraftChange, data);
    return change.success ? change.output : null;
  },
  ({ userId, chatId }) => JSON.stringify({ userId, chatId }),
);
const draftKey = (userId: string, chatId: string) => ({ userId, subject: draftSubject('chat', chatId) });
const withoutPictures = (draft: ChatDraft) => ({ ...draft, files: draft.files.map(withoutPicture) });

/** Drafts of each conversation, the same in all tabs of the browser. */
export const chatDrafts = createChatDrafts(
  {
    read: (userId, chatId) => draftStore.read(draftKey(userId, chatId), Draft)?.value ?? null,
    write: (userId, chatId, draft) => draftStore.write(draftKey(userId, chatId), withoutPictures(draft)),
    remove: (userId, chatId) => draftStore.remove(draftKey(userId, chatId)),
  },
  (userId, chatId, draft) => topic.post({ userId, chatId, draft: withoutPictures(draft) }),
);
topic.listen(({ userId, chatId, draft }) => chatDrafts.onStoredElsewhere(userId, chatId, draft));
drafts.subscribe(() => {
  outbox.reload();
  chatDrafts.reload();
});
globalThis.addEventListener?.('pagehide', chatDrafts.flush);
globalThis.document?.addEventListener('visibilitychange', chatDrafts.flush);
