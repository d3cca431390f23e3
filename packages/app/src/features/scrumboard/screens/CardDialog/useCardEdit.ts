import { Card } from '@stockroom/contract';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { isApiError } from '../../../../shared/api/ApiError';
import { drafts } from '../../../../shared/drafts/drafts';
import { useSession } from '../../../../shared/session/SessionContext';
import { toasts } from '../../../../shared/toast/toast';
import type { BoardActions } from '../../api/useBoardActions';
import { boardPaths } from '../../boardPaths';
import { cardEditMachine, type SaveCardInput, type SaveCardOutput } from '../../machines/cardEditMachine';
import { shortTitle } from '../../model/shortTitle';
import { type CardDraft, changesOf, differing, KeptCard, keptOf } from '../../model/cardDraft';

/**
 * The machine of a card's dialog with its effects. What is typed lies with the tab until it is saved, so that a reload, a session's
 * end or a failing server loses nothing; what is still unsaved when the dialog closes is sent then.
 */
export function useCardEdit(card: Card, actions: BoardActions) {
  const { t } = useTranslation('scrumboard');
  const { user } = useSession();
  const navigate = useNavigate();
  const key = { userId: user.id, subject: `card/${card.id}` };
  const keep = (typed: KeptCard | null) => (typed ? drafts.write(key, typed) : drafts.remove(key));
  const [kept] = useState(() => drafts.read(key, KeptCard)?.value ?? null);
  const [state, send, actor] = useMachine(
    cardEditMachine.provide({
      actors: {
        saveCard: fromPromise<SaveCardOutput, SaveCardInput>(({ input }) => save(actions, input)),
      },
      actions: {
        keepDraft: ({ context }) => {
          keep(keptOf(context.saved, context.draft, context.conflicts, context.version));
        },
      },
    }),
    { input: { card, kept } },
  );

  useEffect(() => send({ type: 'card.arrived', card }), [send, card]);

  const isDropped = useRef(false);
  const leave = useEffectEvent(() => {
    if (isDropped.current) return;
    const { context } = actor.getSnapshot();
    const changes = changesOf(context.saved, context.draft, context.conflicts);
    const title = shortTitle(changes.title ?? context.saved.title);
    const isUnsaved = Object.keys(changes).length > 0;
    const sayUnsettled = () => {
      const onAction = () => void navigate(boardPaths.card(card.boardId, card.id), { preventScrollReset: true });
      toasts.show({
        id: `scrumboard unsettled ${card.id}`,
        tone: 'warning',
        message: t('conflict.unsettled', { card: title }),
        action: { label: t('conflict.open'), onAction },
      });
    };
    if (isUnsaved) {
      void actions.saveCard(context.id, null, changes, t('card.failed', { card: title })).then((result) => {
        if (result.ok) keep(keptOf({ ...context.saved, ...changes }, context.draft, context.conflicts, result.answer.updatedAt));
        else if (isApiError(result.error, 'conflict')) sayUnsettled();
      });
    }
    if (context.conflicts.length > 0) sayUnsettled();
    const edited = differing(context.opened, { ...context.saved, ...changes });
    if (edited.length > 0 && (context.hasSaved || isUnsaved)) {
      actions.sayEdited(context.id, Object.fromEntries(edited.map((field) => [field, context.opened[field]])), title);
    }
  });
  useEffect(() => () => leave(), []);

  return {
    state,
    send,
    /** What was typed before and is back. */
    isRestored: kept !== null,
    change: (changes: Partial<CardDraft>) => send({ type: 'field.changed', changes }),
    /** The card goes, and what is unsaved with it. */
    drop: (): void => {
      isDropped.current = true;
      drafts.remove(key);
    },
  };
}

async function save(actions: BoardActions, { id, version, changes }: SaveCardInput): Promise<SaveCardOutput> {
  const result = await actions.saveCard(id, version, changes);
  if (result.ok) return { kind: 'saved', card: result.answer, sent: changes };
  const { error } = result;
  const current = isApiError(error, 'conflict') ? v.safeParse(Card, error.current) : null;
  if (current?.success) return { kind: 'stale', card: current.output };
  throw error;
}
