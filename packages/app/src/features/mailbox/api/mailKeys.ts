import type { MailListQuery } from '../model/mailAddress';

/** Keys of all mailbox queries in the query client. */
export const mailKeys = {
  all: ['mailbox'] as const,
  /** Common prefix of the keys of all lists of mails. */
  lists: () => [...mailKeys.all, 'list'] as const,
  list: (list: MailListQuery) => [...mailKeys.lists(), list] as const,
  conversations: () => [...mailKeys.all, 'conversation'] as const,
  conversation: (mailId: string) => [...mailKeys.conversations(), mailId] as const,
  folders: () => [...mailKeys.all, 'folders'] as const,
  labels: () => [...mailKeys.all, 'labels'] as const,
  settings: () => [...mailKeys.all, 'settings'] as const,
};
