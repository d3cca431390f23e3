import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { drafts } from '../drafts/drafts';
import type { DraftSubject } from '../drafts/draftSubject';
import { useSession } from '../session/SessionContext';
import type { EditActor } from './machines/saveMachineOf';
import type { Versioned } from './model/recordFields';

export type PersistedEditSchema<Saved, Draft> = v.GenericSchema<unknown, { draft: Draft; base: Saved }>;

/** Pause in typing before the draft is stored, in milliseconds. */
const KEEP_PAUSE = 400;

/**
 * Stores an edit's draft, so that a reload or the end of the session loses nothing, and restores an earlier one.
 * @param subject of the draft
 */
export function usePersistedEdit<Saved extends Versioned, Draft extends object, Facts extends object>(
  edit: EditActor<Saved, Draft, Facts>,
  schema: PersistedEditSchema<Saved, Draft>,
  subject: DraftSubject,
) {
  const { user } = useSession();
  const [storedDraft, setStoredDraft] = useState(() => drafts.read({ userId: user.id, subject }, schema));

  useEffect(() => {
    const key = { userId: user.id, subject };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasUnsaved = false;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const state = edit.getSnapshot();
      if (!state.hasTag('unsaved')) return;
      drafts.write(key, { draft: state.context.draft, base: state.context.snapshot ?? state.context.saved });
    };
    const flush = () => {
      if (timer !== undefined) keep();
    };
    const subscription = edit.subscribe((state) => {
      const isUnsaved = state.hasTag('unsaved');
      if (isUnsaved) timer ??= setTimeout(keep, KEEP_PAUSE);
      else if (wasUnsaved) {
        clearTimeout(timer);
        timer = undefined;
        drafts.remove(key);
        setStoredDraft(null);
      }
      wasUnsaved = isUnsaved;
    });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      subscription.unsubscribe();
    };
  }, [edit, subject, user.id]);

  return {
    kept: storedDraft,
    restore: () => {
      if (!storedDraft) return;
      edit.send({ type: 'draft.restored', draft: storedDraft.value.draft, base: storedDraft.value.base });
      setStoredDraft(null);
    },
    drop: () => {
      drafts.remove({ userId: user.id, subject });
      setStoredDraft(null);
    },
  };
}
