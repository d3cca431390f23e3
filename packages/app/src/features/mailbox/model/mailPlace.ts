import type { MailFilterSlug, MailFolderSlug } from '@stockroom/contract';

/** Which mails a list shows: those of a folder, with a mark, or under a label. */
export type MailPlace =
  | { kind: 'folder'; slug: MailFolderSlug }
  | { kind: 'filter'; slug: MailFilterSlug }
  | { kind: 'label'; slug: string };

/** From inbox, sent and drafts one searches all mail; spam, trash, marks and labels are searched by themselves. */
export const isEverywhere = ({ kind, slug }: MailPlace): boolean => kind === 'folder' && slug !== 'spam' && slug !== 'trash';
