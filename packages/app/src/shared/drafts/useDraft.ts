import { use, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionContext } from '../session/SessionContext';
import { drafts } from './drafts';
import type { DraftSubject } from './draftSubject';

/** A draft being typed and stored until it is sent. */
export interface EditableDraft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Sets a value made from the current one: for late results, such as a scan's, while another is still pending. */
  change: (make: (now: Value) => Value) => void;
  /** Deletes the draft after it was sent or discarded. */
  forget: () => void;
  /**
   * Stores a pending value without showing it: the session ended during the call that sent it, and the page is about to
   * reload.
   */
  store: (value: Value) => void;
  /** Whether the value was restored and is untouched: a closable editor is then rendered open, and takes no focus. */
  isRestored: boolean;
}

/**
 * State of every editor that isn't one of the kit's machines, in place of `useState`. Survives a reload, a closed tab and
 * the end of the session: half-typed text is restored for its own person.
 * ```tsx
 * const { value, set, forget } = useDraft(draftSubject('board', 'new'), BoardDraft, NEW_BOARD);
 * ```
 * Give the component a `key` of the subject. Without a signed-in person nothing is stored.
 * @param schema reads the stored value
 * @param start the value before anything is typed, which is not stored; read once
 */
export function useDraft<Value>(
  subject: DraftSubject,
  schema: v.GenericSchema<unknown, Value>,
  start: Value,
): EditableDraft<Value> {
  const userId = use(SessionContext)?.user.id;
  const key = userId === undefined ? null : { userId, subject };
  const [storedDraft] = useState(() => (key && drafts.read(key, schema)) ?? null);
  const [first] = useState(start);
  const [value, show] = useState<Value>(storedDraft ? storedDraft.value : start);
  const latest = useRef(value);
  const [isKept, setKept] = useState(storedDraft !== null);
  const keep = (next: Value) => {
    if (!key) return;
    if (JSON.stringify(next) === JSON.stringify(first)) drafts.remove(key);
    else drafts.write(key, next);
  };
  const set = (next: Value) => {
    latest.current = next;
    show(next);
    setKept(false);
    keep(next);
  };
  const change = (make: (now: Value) => Value) => set(make(latest.current));
  return { value, set, change, forget: () => set(first), store: keep, isRestored: isKept };
}

/** Whether a half-typed draft is stored, for an editor that opens because of it. Read once. */
export function useHasDraft(subject: DraftSubject): boolean {
  const userId = use(SessionContext)?.user.id;
  const [has] = useState(() => userId !== undefined && drafts.read({ userId, subject }, v.unknown()) !== null);
  return has;
}

/** Like `useDraft`, for a text that starts empty. */
export const useDraftText = (subject: DraftSubject): EditableDraft<string> => useDraft(subject, v.string(), '');
