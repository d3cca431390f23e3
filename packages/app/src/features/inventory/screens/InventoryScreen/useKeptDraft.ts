import { useEffect, useState } from 'react';
import type { Actor } from 'xstate';
import { drafts } from '../../../../shared/drafts/drafts';
import { useSession } from '../../../../shared/session/SessionContext';
import type { productEditMachine } from '../../machines/productEditMachine';
import { draftSubject, KeptDraft } from '../../model/keptDraft';

/** How long typing has to pause before it is kept, in milliseconds. */
const KEEP_PAUSE = 400;

/**
 * Keeps what is typed, so that a reload or the end of the session loses nothing, and finds what was kept before
 * (screens, 1.2.13).
 */
export function useKeptDraft(edit: Actor<typeof productEditMachine>, id: number) {
  const { user } = useSession();
  const [kept, setKept] = useState(() => drafts.read({ userId: user.id, subject: draftSubject(id) }, KeptDraft));

  useEffect(() => {
    const key = { userId: user.id, subject: draftSubject(id) };
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
        setKept(null);
      }
      wasUnsaved = isUnsaved;
    });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      subscription.unsubscribe();
    };
  }, [edit, id, user.id]);

  return {
    kept,
    restore() {
      if (!kept) return;
      edit.send({ type: 'draft.restored', draft: kept.value.draft, base: kept.value.base });
      setKept(null);
    },
    drop() {
      drafts.remove({ userId: user.id, subject: draftSubject(id) });
      setKept(null);
    },
  };
}
