import type { ChatFile } from '@stockroom/contract';

/** A conversation's draft. */
export interface ChatDraft {
  text: string;
  /** Id of the message that it answers. */
  replyTo: string | null;
  /** One of mine that is being changed, with its new words: what is written for the next one waits beneath. */
  editing: { id: string; text: string } | null;
  /** Files that go with the next message. */
  files: readonly ChatFile[];
}
export const NO_DRAFT: ChatDraft = { text: '', replyTo: null, editing: null, files: [] };

/** Milliseconds after which what is typed is kept and told to the other tabs. */
const PAUSE = 200;

/** Where drafts lie. */
export interface ChatDraftStore {
  read: (userId: string, chatId: string) => ChatDraft | null;
  write: (userId: string, chatId: string, draft: ChatDraft) => void;
  remove: (userId: string, chatId: string) => void;
}

export interface ChatDrafts {
  /** The same object until it changes. */
  of: (userId: string, chatId: string) => ChatDraft;
  change: (userId: string, chatId: string, change: Partial<ChatDraft>) => void;
  /** Keeps at once what was typed just now: the page is about to go. */
  flush: () => void;
  /** Another tab has kept something else. */
  hear: (userId: string, chatId: string) => void;
  /** There may be other ones than before where they lie. */
  readAgain: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The drafts of all conversations, one each: the page, the quick chat and every tab show the same, and none is ever another's.
 * @param tell says to the other tabs that one was kept
 */
export function createChatDrafts(store: ChatDraftStore, tell: (userId: string, chatId: string) => void): ChatDrafts {
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
    tell(userId, chatId);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const act of waiting.values()) act();
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
    hear(userId, chatId) {
      const name = nameOf(userId, chatId);
      // Text being typed here right now goes before text from another tab.
      if (!waiting.has(name)) put(name, read(userId, chatId));
    },
    readAgain() {
      for (const name of drafts.keys()) if (!waiting.has(name)) drafts.delete(name);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
