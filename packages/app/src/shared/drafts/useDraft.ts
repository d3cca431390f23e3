import { use, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionContext } from '../session/SessionContext';
import type { DraftSubject } from './draftSubject';
import { drafts } from './drafts';

/** A draft being typed, stored until it is sent. */
export interface TypedDraft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Sets what is made of what stands there by then: for what comes later, such as what a scan found, while another one is on its way. */
  change: (make: (now: Value) => Value) => void;
  /** It was sent, or thrown away. */
  forget: () => void;
  /**
   * Keeps what is on its way, and shows nothing of it: the session ended under the call that sent it, and the page is about to be
   * loaded anew.
   */
  keep: (value: Value) => void;
  /** Whether it is back from before, untouched: an editor that can be closed is drawn open then, and takes no focus. */
  isKept: boolean;
}

/**
 * The state of every editor that isn't one of the kit's machines: in place of `useState`. A reload, a tab that is closed and the end of the
 * session lose nothing: what was half typed is there again, for its own person.
 * ```tsx
 * const { value, set, forget } = useDraft(draftSubject('board', 'new'), BoardDraft, NEW_BOARD);
 * ```
 * Give the component a `key` of the subject. Without a signed-in person nothing is kept.
 * @param schema reads what was kept
 * @param start what stands there before anything is typed, which is not worth keeping; told once
 */
export function useDraft<Value>(subject: DraftSubject, schema: v.GenericSchema<unknown, Value>, start: Value): TypedDraft<Value> {
  const userId = use(SessionContext)?.user.id;
  const key = userId === undefined ? null : { userId, subject };
  const [kept] = useState(() => (key && drafts.read(key, schema)) ?? null);
  const [first] = useState(start);
  const [value, show] = useState<Value>(kept ? kept.value : start);
  const latest = useRef(value);
  const [isKept, setKept] = useState(kept !== null);
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
  return { value, set, change, forget: () => set(first), keep, isKept };
}

/** Whether something half typed lies there from before: for an editor that is opened by it. Told once. */
export function useHasDraft(subject: DraftSubject): boolean {
  const userId = use(SessionContext)?.user.id;
  const [has] = useState(() => userId !== undefined && drafts.read({ userId, subject }, v.unknown()) !== null);
  return has;
}

/** As `useDraft`, for a text that begins empty. */
export const useDraftText = (subject: DraftSubject): TypedDraft<string> => useDraft(subject, v.string(), '');
