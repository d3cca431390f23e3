import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { keepDraft, recallMail, sendMail } from '#features/mailbox/api/composeCalls';
import { composeSubject } from '#features/mailbox/api/composeSubject';
import { mailKeys } from '#features/mailbox/api/mailKeys';
import { mailSettingsQuery } from '#features/mailbox/api/mailQueries';
import { composer } from '#features/mailbox/compose/composer';
import { composeMachine } from '#features/mailbox/machines/composeMachine';
import { type ComposeDraft, StoredMailDraft, NO_TYPED_TEXT, type RecipientField } from '#features/mailbox/model/composeDraft';
import { slugOfFolder } from '#features/mailbox/model/mailActions';
import { withTyped } from '#features/mailbox/model/recipients';
import { useConnection } from '#shared/api/useConnection';
import { drafts } from '#shared/drafts/drafts';
import { useDraft } from '#shared/drafts/useDraft';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { fromRequest } from '#shared/machines/fromRequest';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { SessionContext } from '#shared/session/SessionContext';
import { toasts } from '#shared/toast/toast';

/**
 * Runs a mail that is being written: the machine, the calls, and the copy that survives a reload and the end of the session.
 */
export function useCompose(start: ComposeDraft) {
  const { t } = useTranslation('mailbox');
  const client = useQueryClient();
  const { data: settings } = useQuery(mailSettingsQuery());
  const invalidateMails = useLatest(() => {
    broadcastInvalidation(mailKeys.all);
    for (const queryKey of [mailKeys.lists(), mailKeys.folders(), mailKeys.conversations(), mailKeys.labels()]) {
      void client.invalidateQueries({ queryKey });
    }
  });
  const storedDraft = useDraft(composeSubject(start.id), StoredMailDraft, { ...start, typed: NO_TYPED_TEXT });
  // Sent from another tab, or just before a reload: text written since would be lost.
  const beginAnew = useLatest((draft: ComposeDraft) => {
    storedDraft.forget();
    composer.close(start.id);
    // Safe against double submits: the old id is dropped in the same step.
    composer.write({ ...draft, id: crypto.randomUUID(), updatedAt: null });
    toasts.show({ id: 'mail-anew', tone: 'info', message: t('compose.sentAlready') });
  });
  // Versions that were sent to the server and not confirmed: without these a mail would conflict with itself.
  const [given] = useState(() => new Set([start]));
  const keep = async (draft: ComposeDraft, signal?: AbortSignal): Promise<string> => {
    const own = [...given];
    given.add(draft);
    const { updatedAt, folder } = await keepDraft(draft, own, signal);
    if (slugOfFolder(folder) === 'sent') beginAnew.current(draft);
    given.clear();
    given.add(draft);
    invalidateMails.current();
    return updatedAt;
  };
  const [machine] = useState(() => {
    const withInvalidation = <Answer>(answer: Answer): Answer => {
      invalidateMails.current();
      return answer;
    };
    return composeMachine.provide({
      actors: {
        saveDraft: fromRequest(keep),
        sendMail: fromRequest(async ({ draft, holdSeconds }, signal) =>
          withInvalidation((await sendMail(draft, holdSeconds, signal)).id),
        ),
        recallMail: fromRequest(async (id, signal) => withInvalidation((await recallMail(id, signal)).updatedAt)),
      },
    });
  });
  const { typed, isWaiting, ...written } = storedDraft.value;
  const userId = use(SessionContext)?.user.id;
  const [isUnsaved] = useState(
    () =>
      storedDraft.isRestored &&
      userId !== undefined &&
      drafts.read({ userId, subject: composeSubject(start.id) }, StoredMailDraft)?.state === 'unsaved',
  );
  const [snapshot, send] = useMachine(machine, {
    input: { draft: written, holdSeconds: settings?.undoSeconds ?? 10, isWaiting, isUnsaved },
  });
  const draft = { ...written, updatedAt: snapshot.context.draft.updatedAt };
  const whole = withTyped(draft, typed);
  const { updatedAt } = snapshot.context.draft;
  const isInOutbox = snapshot.matches('outbox');
  const isOnItsWay = isInOutbox || snapshot.matches('sending');
  const state = isOnItsWay ? 'unsent' : snapshot.hasTag('unsaved') || whole !== draft ? 'unsaved' : 'copy';
  const keepState = useLatest(() => {
    if (userId === undefined) return;
    const mail = { ...draft, typed, ...(isInOutbox && { isWaiting: true }) };
    drafts.write({ userId, subject: composeSubject(start.id) }, mail, state);
  });
  const [initialState] = useState(state);
  useEffect(() => {
    // A resumed draft has to know whether it is in the outbox, and which part of its text the server has.
    if (updatedAt !== start.updatedAt || state !== initialState) keepState.current();
  }, [updatedAt, state, isInOutbox, start.updatedAt, initialState, keepState]);
  const isSent = snapshot.matches('sent');
  const keepNothing = useLatest(() => storedDraft.store({ ...start, typed: NO_TYPED_TEXT }));
  useEffect(() => {
    // The mail is on the server: if resumed after a reload, it would seem unsent.
    if (isSent) keepNothing.current();
  }, [isSent, keepNothing]);
  const isGone = snapshot.status === 'done';
  const latest = useLatest({ forget: storedDraft.forget, send });
  useEffect(() => {
    if (!isGone) return;
    latest.current.forget();
    composer.close(start.id);
  }, [isGone, latest, start.id]);
  const { hasNetwork, isReached } = useConnection();
  const isConnected = hasNetwork && isReached;
  useEffect(() => {
    if (isConnected) send({ type: 'network.came' });
  }, [isConnected, send]);

  const change = (changes: Partial<ComposeDraft>, stillTyped = typed) => {
    const next = { ...draft, ...changes };
    composer.touch(start.id);
    storedDraft.set({ ...next, typed: stillTyped });
    send({ type: 'draft.changed', draft: next });
  };
  return {
    draft,
    snapshot,
    send,
    change,
    typed,
    /** Stores the text typed in a recipient field. */
    type: (field: RecipientField, text: string) => {
      composer.touch(start.id);
      storedDraft.set({ ...draft, typed: { ...typed, [field]: text } });
    },
    /** Sets a field's recipients in place of the text typed there. */
    address: (field: RecipientField, people: string[]) => change({ [field]: people }, { ...typed, [field]: '' }),
    /** The draft including half-typed recipients: this is sent and saved. */
    whole,
    /** HTML that is appended automatically. */
    signature: settings?.signature ?? '',
    /** Whether it was restored after a reload and is untouched: the server may lack the latest text. */
    isKept: storedDraft.isRestored,
    /**
     * Turns half-typed text into a recipient.
     * @returns the mail with it
     */
    takeEarlyInput: (): ComposeDraft => {
      if (whole !== draft) change(whole, NO_TYPED_TEXT);
      return whole;
    },
    /** Takes another tab's text in place of this one, or overwrites it. */
    settle: (next: ComposeDraft) => {
      storedDraft.set({ ...next, typed });
      send({ type: 'conflict.settled', draft: next });
    },
    /** Closes the window; the server has everything worth saving. */
    close: () => {
      storedDraft.forget();
      composer.close(start.id);
    },
    /** Saves the mail to the drafts. */
    keep,
    invalidateMails: () => invalidateMails.current(),
  };
}

export type Compose = ReturnType<typeof useCompose>;
