import type { Mail, MailListItem, MailPage, MailState } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListWrites, type WriteResult } from '#shared/query/useListWrites';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { changesOf, type MailAction, type MailChange } from '../model/mailActions';
import { changeMails, revertMailChanges } from './mailCalls';
import { mailKeys } from './mailKeys';
import { mailPageShape, restoreInMailPage } from './mailPageShape';

const INVALIDATES = [mailKeys.folders(), mailKeys.labels(), mailKeys.conversations()];

/** Changes mails: optimistically in lists and in the open mail, announced with Undo, rolled back with the reason on failure. */
export function useMailWrites() {
  const { t } = useTranslation('mailbox');
  const { number } = useFormat();
  const client = useQueryClient();
  const offerUndo = useUndoToast();
  const write = useListWrites<MailListItem, MailPage>({ key: mailKeys.lists(), shape: mailPageShape });

  const shownPages = () => client.getQueriesData<MailPage>({ queryKey: mailKeys.lists() });
  /** Puts mails back into the pages they came from: others may have changed the pages meanwhile. */
  const restore = (changes: readonly MailChange[], pages: ReturnType<typeof shownPages>) => {
    const ids = new Set(changes.map(({ id }) => id));
    for (const [key, before] of pages) {
      client.setQueryData<MailPage>(key, (now) => now && before && restoreInMailPage(now, before, ids));
    }
  };
  const show = (changes: readonly MailChange[]) =>
    client.setQueriesData<Mail[]>({ queryKey: mailKeys.conversations() }, (mails) => mails?.map(patchedBy(changes)));

  /**
   * @param back changes that revert, in the same order
   * @param pages before the changes that these revert; `null` where they revert nothing
   */
  const send = (
    changes: readonly MailChange[],
    back: readonly MailChange[],
    failure: string | null,
    pages: ReturnType<typeof shownPages> | null,
    onFail?: () => void,
  ): Promise<WriteResult> => {
    const before = shownPages();
    show(changes);
    // A restored mail returns to its former position.
    if (pages) restore(changes, pages);
    return write({
      id: changes.map(({ id }) => id).join(' '),
      call: (): Promise<unknown> => (pages ? revertMailChanges(changes) : changeMails(changes)),
      apply: patchList(changes),
      rollBack: patchList(back),
      onFail: () => {
        show(back);
        restore(changes, before);
        onFail?.();
      },
      invalidates: INVALIDATES,
      failure,
    });
  };

  /** @param messageOverride replaces the action's own message; `null`: no message, and no Undo */
  const act = (given: MailAction, mails: readonly MailState[], messageOverride?: string | null): Promise<unknown> => {
    const { changes, undo } = changesOf(given, mails);
    const [first] = mails;
    if (changes.length === 0 || !first) return Promise.resolve();
    // Mails that would not change, or can't, are not counted.
    const counted = { count: changes.length, formatted: number(changes.length) };
    const message = messageOverride === undefined ? saidOf(given, counted) : messageOverride;
    const pages = shownPages();
    const revert = async () => {
      const result = await send(undo, changes, t('said.undoFailed'), pages);
      if (!result.ok) return;
      const { kept } = result.answer as { kept: number };
      if (kept === 0) announce(t('said.undone'));
      else toasts.show({ tone: 'warning', message: t('said.undoneSome', { count: kept, formatted: number(kept) }) });
    };
    let unsay: (() => void) | undefined;
    const writing = send(changes, undo, messageOverride === null ? null : t('said.failed'), null, () => unsay?.());
    const isSmall = mails.length === 1 && given.type !== 'move' && given.type !== 'restore';
    if (message === null) return writing;
    if (isSmall) announce(message);
    else unsay = offerUndo({ message, undo: () => void revert() });
    return writing;
  };

  function saidOf(given: MailAction, counted: { count: number; formatted: string }): string {
    switch (given.type) {
      case 'move':
        if (given.to === 'trash') return t('said.deleted', counted);
        return t('said.moved', { ...counted, folder: t(`folders.${given.to}`) });
      case 'restore':
        return t('said.restored', counted);
      case 'label':
        return t(given.on ? 'said.labelled' : 'said.unlabelled', counted);
      case 'unread':
        return t(given.on ? 'said.unread' : 'said.read', counted);
      case 'starred':
        return t(given.on ? 'said.starred' : 'said.unstarred', counted);
      case 'important':
        return t(given.on ? 'said.important' : 'said.unimportant', counted);
    }
  }
  return { act };
}

/** Applies its change to each mail. */
function patchedBy(changes: readonly MailChange[]) {
  const patches = new Map(changes.map(({ id, mail }) => [id, mail]));
  return <Each extends MailState>(mail: Each): Each => ({ ...mail, ...patches.get(mail.id) });
}

/** Changes mails of a list; those that move to another folder leave it. */
function patchList(changes: readonly MailChange[]) {
  const folders = new Map(changes.map(({ id, mail }) => [id, mail.folder]));
  return (mails: readonly MailListItem[]) =>
    mails.filter(({ id, folder }) => (folders.get(id) ?? folder) === folder).map(patchedBy(changes));
}
