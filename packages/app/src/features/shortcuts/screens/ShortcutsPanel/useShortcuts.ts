import { type Shortcut, Shortcut as ShortcutSchema } from '@stockroom/contract';
import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import * as v from 'valibot';
import { shortcutsMachine } from '#features/shortcuts/machines/shortcutsMachine';
import { problemsOf, ShortcutDraft } from '#features/shortcuts/model/shortcutDraft';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { safeLink } from '#shared/links/safePath';
import { useSession } from '#shared/session/SessionContext';
import { useShortcutActions } from './useShortcutActions';

const Kept = v.object({ shortcut: v.nullable(ShortcutSchema), draft: ShortcutDraft });

/**
 * The panel's machine with its effects: the draft is stored, so that a panel closed by something else loses nothing, while a
 * user closing it is asked first.
 */
export function useShortcuts(mayCloseRef: RefObject<(() => boolean) | null>) {
  const { user } = useSession();
  const key = { userId: user.id, subject: draftSubject('shortcut') };
  const keep = (shortcut: Shortcut | null, draft: ShortcutDraft) => drafts.write(key, { shortcut, draft });
  const actions = useShortcutActions(keep);
  const [input] = useState(() => drafts.read(key, Kept)?.value ?? null);
  const [state, send] = useMachine(
    shortcutsMachine.provide({
      actions: {
        saveDraft: ({ context }) => actions.save(context.shortcut, context.draft),
        deleteShortcut: ({ context }) => {
          if (context.shortcut) actions.remove(context.shortcut);
        },
        forgetDraft: () => drafts.remove(key),
      },
    }),
    { input },
  );
  const isForm = state.hasTag('form');

  useEffect(() => {
    mayCloseRef.current = () => {
      if (!isForm) return true;
      send({ type: 'form.left' });
      return false;
    };
    return () => {
      mayCloseRef.current = null;
    };
  }, [mayCloseRef, isForm, send]);

  return {
    state,
    send,
    submit: () =>
      send({
        type: 'draft.submitted',
        isValid: Object.keys(problemsOf(state.context.draft, (link) => safeLink(link) !== null)).length === 0,
      }),
    move: (shortcut: Shortcut, to: number) => actions.move(shortcut, to),
    change: (changes: Partial<ShortcutDraft>) => {
      send({ type: 'draft.changed', changes });
      keep(state.context.shortcut, { ...state.context.draft, ...changes });
    },
  };
}
