import type { Mail, MailFolder, MailFolderSlug, MailLabel, MailState } from '@stockroom/contract';
import { MAIL_FOLDERS, mailIds } from '@stockroom/contract';
import { atOf, seedToday, type SeedTime } from '../engine/seedTime';

/** A mail as it is stored: in the seed its date is relative to the current day. */
export type MailRecord = Omit<Mail, 'date'> & { date: string | SeedTime };
/** A label without the counts, which are made when it is served. */
export type LabelRecord = Pick<MailLabel, 'id' | 'title' | 'slug' | 'color'>;

/** The latest time of "today" in the seeds. */
const LATEST = '08:50';

export const folderId = mailIds.folder;
/** Returns the slug of a folder from its id or slug. */
export const folderSlug = (idOrSlug: string): MailFolderSlug | undefined =>
  MAIL_FOLDERS.find((slug) => slug === idOrSlug || folderId(slug) === idOrSlug);

/** Converts a stored mail to the served one, with its date as an instant. */
export function servedMail(record: MailRecord, now: number): Mail {
  const { date } = record;
  return { ...record, date: typeof date === 'string' ? date : new Date(atOf(seedToday(now, LATEST), date)).toISOString() };
}

/** Returns the state of a mail that bulk actions need. */
export const stateOf = ({ id, folder, restoresTo, labels, starred, important, unread }: Mail): MailState => ({
  id,
  folder,
  restoresTo,
  labels,
  starred,
  important,
  unread,
});

/** Returns a mail moved to another folder, with the folder that a restore would return it to. */
export function movedTo<Record extends MailRecord>(record: Record, slug: MailFolderSlug): Record {
  const isAway = slug === 'trash' || slug === 'spam';
  const was = folderSlug(record.folder);
  const home = was === 'trash' || was === 'spam' ? record.restoresTo : record.folder;
  return { ...record, folder: folderId(slug), restoresTo: isAway ? home : null };
}

const TITLES: Readonly<Record<MailFolderSlug, readonly [title: string, icon: string]>> = {
  inbox: ['Inbox', 'inbox'],
  sent: ['Sent', 'send'],
  drafts: ['Drafts', 'edit'],
  spam: ['Spam', 'warning'],
  trash: ['Trash', 'delete'],
};

/** Lists the folders with their counts: unread mails of the inbox, all drafts, all spam. */
export function foldersOf(records: Iterable<MailRecord>): MailFolder[] {
  const all = new Map<string, { count: number; unread: number }>();
  for (const { folder, unread } of records) {
    const counts = all.get(folder) ?? { count: 0, unread: 0 };
    all.set(folder, { count: counts.count + 1, unread: counts.unread + Number(unread) });
  }
  return MAIL_FOLDERS.map((slug) => {
    const [title, icon] = TITLES[slug];
    const { count, unread } = all.get(folderId(slug)) ?? { count: 0, unread: 0 };
    const shown = { inbox: unread, sent: 0, drafts: count, spam: count, trash: 0 }[slug];
    return { id: folderId(slug), title, slug, icon, count: shown, unreadCount: unread };
  });
}
