import type { MailListItem, MailState } from '@stockroom/contract';
import { useMemo } from 'react';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import { permanentDeleteFolder, type MailAction } from '#features/mailbox/model/mailActions';
import { INBOX } from '#features/mailbox/model/mailAddress';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';

export interface MailKeysOptions {
  rows: readonly MailListItem[];
  openId: string | null;
  /** Acts on the selection, else on the focused row, else on the open mail. */
  act: (make: (mails: readonly MailState[]) => MailAction, focused: string | null) => void;
  /** Deletes the same mails; asks before deleting for ever. */
  remove: (focused: string | null) => void;
  toggle: (id: string) => void;
  selectAll: () => void;
  search: () => void;
  back: () => void;
  refresh: () => void;
  write: () => void;
  /** Replies to the open mail, or forwards it. */
  answer: (how: 'reply' | 'replyAll' | 'forward') => void;
}

/**
 * Registers the keyboard shortcuts known from other mail programs in the common registry, so that the shortcut sheet and the
 * palette show them too.
 */
export function useMailKeys(options: MailKeysOptions): void {
  const { t } = useTranslation('mailbox');
  const latest = useLatest(options);
  useCommands(
    useMemo<Command[]>(() => {
      const focused = () =>
        document.activeElement?.closest<HTMLElement>('li')?.querySelector<HTMLElement>('[data-record]')?.dataset['record'] ??
        null;
      const act = (make: Parameters<MailKeysOptions['act']>[0]) => () => latest.current.act(make, focused());
      const here = { section: 'here' as const };
      return [
        { ...here, id: 'mail.write', title: t('compose.new'), icon: 'edit', keys: 'c', run: () => latest.current.write() },
        { ...here, id: 'mail.reply', title: t('view.reply'), icon: 'undo', keys: 'r', run: () => latest.current.answer('reply') },
        {
          ...here,
          id: 'mail.replyAll',
          title: t('view.replyAll'),
          icon: 'people',
          keys: 'a',
          run: () => latest.current.answer('replyAll'),
        },
        {
          ...here,
          id: 'mail.forward',
          title: t('view.forward'),
          icon: 'forward',
          keys: 'f',
          run: () => latest.current.answer('forward'),
        },
        { ...here, id: 'mail.search', title: t('search.label'), icon: 'search', keys: '/', run: () => latest.current.search() },
        {
          ...here,
          id: 'mail.star',
          title: t('acts.star'),
          icon: 'star',
          keys: 's',
          run: act((mails) => ({ type: 'starred', on: !mails.every(({ starred }) => starred) })),
        },
        {
          ...here,
          id: 'mail.delete',
          title: t('acts.delete'),
          icon: 'delete',
          keys: '#',
          run: () => latest.current.remove(focused()),
        },
        {
          ...here,
          id: 'mail.spam',
          title: t('acts.spam'),
          icon: 'spam',
          keys: '!',
          // In spam it moves mails back that are no spam.
          run: act((mails) => (permanentDeleteFolder(mails) === 'spam' ? { type: 'restore' } : { type: 'move', to: 'spam' })),
        },
        {
          ...here,
          id: 'mail.read',
          title: t('acts.read'),
          icon: 'mailOpen',
          keys: 'shift+i',
          run: act(() => ({ type: 'unread', on: false })),
        },
        {
          ...here,
          id: 'mail.unread',
          title: t('acts.unread'),
          icon: 'mail',
          keys: 'shift+u',
          run: act(() => ({ type: 'unread', on: true })),
        },
        {
          ...here,
          id: 'mail.important',
          title: t('acts.important'),
          icon: 'bookmark',
          keys: '+',
          run: act(() => ({ type: 'important', on: true })),
        },
        {
          ...here,
          id: 'mail.unimportant',
          title: t('acts.unimportant'),
          icon: 'bookmark',
          keys: '-',
          run: act(() => ({ type: 'important', on: false })),
        },
        {
          ...here,
          id: 'mail.select',
          title: t('acts.select'),
          keys: 'x',
          run: () => {
            const id = focused() ?? latest.current.openId;
            if (id !== null) latest.current.toggle(id);
          },
        },
        // On the mailbox page, these shortcuts lead to the inbox.
        { ...here, id: 'mail.inbox', title: t('folders.toInbox'), icon: 'inbox', keys: 'g i', href: mailboxPaths.list(INBOX) },
        { ...here, id: 'mail.selectAll', title: t('row.selectPage'), keys: '* a', run: () => latest.current.selectAll() },
        { ...here, id: 'mail.back', title: t('view.back'), icon: 'back', keys: 'u', run: () => latest.current.back() },
        { ...here, id: 'mail.refresh', title: t('acts.refresh'), icon: 'retry', run: () => latest.current.refresh() },
      ];
    }, [t, latest]),
  );
}
