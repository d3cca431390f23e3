import type { ChatFile } from '@stockroom/contract';

/** A conversation's draft. */
export interface ChatDraft {
  text: string;
  /** Id of the message that it replies to. */
  replyTo: string | null;
  /** The user's own message being edited, with its new text. The draft of the next message stays unchanged meanwhile. */
  editing: { id: string; text: string } | null;
  /** Files attached to the next message. */
  files: readonly ChatFile[];
}
export const NO_DRAFT: ChatDraft = { text: '', replyTo: null, editing: null, files: [] };

/** Debounce before a draft is stored and other tabs are notified, in milliseconds. */
const PAUSE = 200;

/** Storage of the drafts. */
export interface ChatDraftStore {
  read: (userId: string, chatId: string) => ChatDraft | null;
  write: (userId: string, chatId: string, draft: ChatDraft) => void;
  remove: (userId: string, chatId: string) => void;
}

export interface ChatDrafts {
  /** The draft; the same object until it changes. */
  of: (userId: string, chatId: string) => ChatDraft;
  change: (userId: string, chatId: string, change: Partial<ChatDraft>) => void;
  /** Stores recent typing at once: the page is about to unload. */
  flush: () => void;
  /**
   * Call it when another tab has stored a different draft.
   * @param draft left out: it is read from the storage
   */
  onStoredElsewhere: (userId: string, chatId: string, draft?: ChatDraft) => void;
  /** Call it when the storage may contain other drafts. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the drafts of all conversations, one for each: the page, the quick chat and every tab show the same draft, and drafts
 * never mix.
 * @param broadcast notifies the other tabs that a draft was stored
 */
export function createChatDrafts(
  store: ChatDraftStore,
  broadcast: (userId: string, chatId: string, draft: ChatDraft) => void,
): ChatDrafts {
  const drafts = new Map<string, ChatDraft>();
  const waiting = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nameOf = (userId: string, chatId: string) => `${userId} ${chatId}`;
  const put = (name: string, draft: ChatDraft) => {
    drafts.set(name, draft);
    for (const listener of listeners) listener();
  };
  const read = (userId: string, chatId: string) => store.read(userId, chatId) ?? NO_DRAFT;
  const of = (userId: string, chatId: string) => {
    const name = nameOf(userId, chatId);
    const draft = drafts.get(name) ?? read(userId, chatId);
    drafts.set(name, draft);
    return draft;
  };
  const keep = (userId: string, chatId: string) => {
    const draft = of(userId, chatId);
    const isEmpty = draft.text === '' && draft.replyTo === null && draft.editing === null && draft.files.length === 0;
    if (isEmpty) store.remove(userId, chatId);
    else store.write(userId, chatId, draft);
    broadcast(userId, chatId, draft);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const storeDraft of waiting.values()) storeDraft();
    waiting.clear();
  };

  return {
    of,
    flush,
    change(userId, chatId, change) {
      const name = nameOf(userId, chatId);
      put(name, { ...of(userId, chatId), ...change });
      waiting.set(name, () => keep(userId, chatId));
      timer ??= setTimeout(flush, PAUSE);
    },
    onStoredElsewhere(userId, chatId, draft) {
      const name = nameOf(userId, chatId);
      // Text being typed in this tab takes precedence over text from another tab.
      if (!waiting.has(name)) put(name, draft ?? read(userId, chatId));
    },
    reload() {
      for (const name of drafts.keys()) if (!waiting.has(name)) drafts.delete(name);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
