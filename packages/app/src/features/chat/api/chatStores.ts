import { ChatFile, ChatMessageToSend } from '@stockroom/contract';
import * as v from 'valibot';
import { draftSubject } from '../../../shared/drafts/draftSubject';
import { createDraftStore, drafts } from '../../../shared/drafts/drafts';
import { localStore } from '../../../shared/storage/safeStorage';
import { tabTopic } from '../../../shared/tabs/tabTopic';
import { createChatDrafts } from '../model/chatDrafts';
import { createOutbox } from '../model/outbox';

const Kept = v.array(
  v.object({ ...ChatMessageToSend.entries, id: v.string(), status: v.picklist(['sending', 'failed']), at: v.string() }),
);
const outboxKey = (userId: string) => ({ userId, subject: draftSubject('chat', 'outbox', 'kept') });

/** The server has the file: its picture would only take the room of what was typed. */
const withoutPicture = (file: ChatFile): ChatFile => (file.preview.startsWith('data:') ? { ...file, preview: '' } : file);

/** What is on its way, of this tab: it lies with the tab, through reloads and the end of a session. */
export const outbox = createOutbox({
  read: (userId) => drafts.read(outboxKey(userId), Kept)?.value ?? [],
  write: (userId, items) =>
    items.length === 0
      ? drafts.remove(outboxKey(userId))
      : drafts.write(
          outboxKey(userId),
          items.map((item) => (item.files ? { ...item, files: item.files.map(withoutPicture) } : item)),
        ),
});

const DraftKept = v.object({ userId: v.string(), chatId: v.string() });
const topic = tabTopic<v.InferOutput<typeof DraftKept>>('chat-draft', (data) => {
  const kept = v.safeParse(DraftKept, data);
  return kept.success ? kept.output : null;
});
const kept = createDraftStore(localStore);
const Draft = v.object({
  text: v.string(),
  replyTo: v.nullable(v.string()),
  editing: v.nullable(v.object({ id: v.string(), text: v.string() })),
  files: v.optional(v.array(ChatFile), []),
});
const draftKey = (userId: string, chatId: string) => ({ userId, subject: draftSubject('chat', chatId) });

/** What is being written in each conversation, the same in all tabs of the browser. */
export const chatDrafts = createChatDrafts(
  {
    read: (userId, chatId) => kept.read(draftKey(userId, chatId), Draft)?.value ?? null,
    write: (userId, chatId, draft) => kept.write(draftKey(userId, chatId), { ...draft, files: draft.files.map(withoutPicture) }),
    remove: (userId, chatId) => kept.remove(draftKey(userId, chatId)),
  },
  (userId, chatId) => topic.post({ userId, chatId }),
);
topic.listen(({ userId, chatId }) => chatDrafts.hear(userId, chatId));
globalThis.addEventListener?.('pagehide', chatDrafts.flush);
globalThis.document?.addEventListener('visibilitychange', chatDrafts.flush);

/** Forgets what others wrote on this device. */
export const keepOnlyDraftsOf = (userId: string): void => kept.keepOnly(userId);
