import type { MailFilterSlug, MailFolderSlug } from '@stockroom/contract';

/** The mails that a list shows: those of a folder, with a mark, or under a label. */
export type MailScope =
  | { kind: 'folder'; slug: MailFolderSlug }
  | { kind: 'filter'; slug: MailFilterSlug }
  | { kind: 'label'; slug: string };

/**
 * Whether a search from this scope covers all mail, as from inbox, sent and drafts; spam, trash, marks and labels are searched
 * separately.
 */
export const searchesAllMail = ({ kind, slug }: MailScope): boolean => kind === 'folder' && slug !== 'spam' && slug !== 'trash';
