import { ChatFile, ChatMessageToSend } from '@stockroom/contract';
import * as v from 'valibot';
import { draftSubject } from '../../../shared/drafts/draftSubject';
import { createDraftStore, drafts } from '../../../shared/drafts/drafts';
import { tabTopic } from '../../../shared/tabs/tabTopic';
import { createChatDrafts } from '../model/chatDrafts';
import { createOutbox, type Outgoing } from '../model/outbox';

const Kept = v.object({
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
const keepMessage = (userId: string, item: Outgoing) => {
  const kept = item.files ? { ...item, files: item.files.map(withoutPicture) } : item;
  drafts.write(messageKey(userId, item.id), kept, 'unsent');
};
/** Migrates the format used until this winter, with all messages of a tab in one draft. */
const takeOld = (userId: string) => {
  const key = { userId, subject: draftSubject('chat', 'outbox', 'kept') };
  for (const item of drafts.read(key, v.array(Kept))?.value ?? []) keepMessage(userId, item);
  drafts.remove(key);
};

/** Pending messages of this tab, and of tabs that were closed before theirs were sent. */
export const outbox = createOutbox({
  read(userId) {
    takeOld(userId);
    return messagesOf(userId)
      .flatMap((subject) => drafts.read({ userId, subject }, Kept)?.value ?? [])
      .toSorted((one, other) => one.at.localeCompare(other.at));
  },
  put: keepMessage,
  remove: (userId, id) => drafts.remove(messageKey(userId, id)),
});

const DraftKept = v.object({ userId: v.string(), chatId: v.string() });
const topic = tabTopic<v.InferOutput<typeof DraftKept>>('chat-draft', (data) => {
  const kept = v.safeParse(DraftKept, data);
  return kept.success ? kept.output : null;
});
const kept = createDraftStore();
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
    read: (userId, chatId) => kept.read(draftKey(userId, chatId), Draft)?.value ?? null,
    write: (userId, chatId, draft) => kept.write(draftKey(userId, chatId), { ...draft, files: draft.files.map(withoutPicture) }),
    remove: (userId, chatId) => kept.remove(draftKey(userId, chatId)),
  },
  (userId, chatId) => topic.post({ userId, chatId }),
);
topic.listen(({ userId, chatId }) => chatDrafts.hear(userId, chatId));
drafts.subscribe(() => {
  outbox.readAgain();
  chatDrafts.readAgain();
});
globalThis.addEventListener?.('pagehide', chatDrafts.flush);
globalThis.document?.addEventListener('visibilitychange', chatDrafts.flush);
