import type { MailListQuery } from '../model/mailAddress';

/** Names of everything that the query client holds of the mailbox. */
export const mailKeys = {
  all: ['mailbox'] as const,
  /** The first part of the keys of all lists of mails. */
  lists: () => [...mailKeys.all, 'list'] as const,
  list: (list: MailListQuery) => [...mailKeys.lists(), list] as const,
  conversations: () => [...mailKeys.all, 'conversation'] as const,
  conversation: (mailId: string) => [...mailKeys.conversations(), mailId] as const,
  folders: () => [...mailKeys.all, 'folders'] as const,
  labels: () => [...mailKeys.all, 'labels'] as const,
  settings: () => [...mailKeys.all, 'settings'] as const,
};
