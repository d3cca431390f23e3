import * as v from 'valibot';
import { type DraftSubject, draftSubject } from './draftSubject';
import { type SafeStorage, sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** Whose draft, and of what. */
export interface DraftKey {
  userId: string;
  subject: DraftSubject;
}

export interface Draft<T> {
  value: T;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/**
 * What somebody was typing. It lies in the session storage of its tab, so it survives a reload and the end of a session,
 * and goes with the tab. It is offered to the person who typed it and to nobody else (screens, 1.2.13).
 */
export interface DraftStore {
  read: <Schema extends v.GenericSchema>(key: DraftKey, schema: Schema) => Draft<v.InferOutput<Schema>> | null;
  write: (key: DraftKey, value: unknown) => void;
  remove: (key: DraftKey) => void;
  /** Subjects that this person has drafts of. */
  subjectsOf: (userId: string) => DraftSubject[];
  /** Removes what others typed in this tab. Called when somebody signs in. */
  keepOnly: (userId: string) => void;
}

const Envelope = v.object({ at: v.number(), value: v.unknown() });

export function createDraftStore(storage: SafeStorage = sessionStore, now: () => number = Date.now): DraftStore {
  const start = (userId: string) => `${storageKeys.draft}${encodeURIComponent(userId)}.`;
  const keyOf = ({ userId, subject }: DraftKey) => start(userId) + subject;
  return {
    read(key, schema) {
      const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), storage.get(keyOf(key)));
      if (!envelope.success) return null;
      const value = v.safeParse(schema, envelope.output.value);
      return value.success ? { value: value.output, at: envelope.output.at } : null;
    },
    write: (key, value) => void storage.set(keyOf(key), JSON.stringify({ at: now(), value })),
    remove: (key) => storage.remove(keyOf(key)),
    subjectsOf: (userId) =>
      storage
        .keys()
        .filter((key) => key.startsWith(start(userId)))
        .map((key) => draftSubject(key.slice(start(userId).length))),
    keepOnly(userId) {
      for (const key of storage.keys()) {
        if (key.startsWith(storageKeys.draft) && !key.startsWith(start(userId))) storage.remove(key);
      }
    },
  };
}

export const drafts = createDraftStore();
