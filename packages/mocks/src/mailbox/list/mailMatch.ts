import { type Mail, MAIL_FOLDERS, type MailFolderSlug, type MailSearchPart, parseMailSearch } from '@stockroom/contract';
import { fold } from '../../engine/fold';
import { folderSlug, type LabelRecord, type MailRecord } from '../mailRecord';

/** A mail's searched text, folded; made once until the mail changes. */
const folded = new WeakMap<MailRecord, { all: string; from: string; to: string; subject: string }>();

/** Converts markup to text, without scripts and styles. */
export const textOf = ({ content, isHtml }: Pick<Mail, 'content' | 'isHtml'>): string =>
  isHtml
    ? content
        .replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    : content;

function foldedOf(record: MailRecord) {
  const known = folded.get(record);
  if (known) return known;
  const [from, subject] = [fold(record.from.contact), fold(record.subject)];
  const to = fold([record.to, ...record.cc, ...record.bcc].join(' '));
  const files = record.attachments.map(({ name }) => name).join(' ');
  const made = { from, to, subject, all: [from, to, subject, fold(`${textOf(record)} ${files}`)].join('\n') };
  folded.set(record, made);
  return made;
}

/** A mail as the search needs it, with its date. */
export interface SearchableMail {
  record: MailRecord;
  date: string;
}

/**
 * Makes a function that tells whether a mail matches all parts of a search. Without `in:`, spam and trash are not searched.
 * @param isInFolder where one folder is searched, which may be spam or trash
 */
export function mailMatcher(
  search: string,
  labels: readonly LabelRecord[],
  isInFolder: boolean,
): (mail: SearchableMail) => boolean {
  const parts = parseMailSearch(search);
  const tests = parts.map((part) => testOf(part, labels));
  const isPlaced = isInFolder || parts.some(({ field }) => field === 'in');
  return (mail) => (isPlaced || isOutsideSpamAndTrash(mail.record)) && tests.every((test) => test(mail));
}

/** Whether a mail is neither in spam nor in the trash. */
export const isOutsideSpamAndTrash = ({ folder }: MailRecord): boolean => {
  const slug = folderSlug(folder);
  return slug !== 'spam' && slug !== 'trash';
};

function testOf({ field, value }: MailSearchPart, labels: readonly LabelRecord[]): (mail: SearchableMail) => boolean {
  const needle = fold(value);
  switch (field) {
    case 'from':
    case 'to':
    case 'subject':
      return ({ record }) => foldedOf(record)[field].includes(needle);
    case 'label': {
      const ids = labels.filter(({ title, slug }) => fold(title) === needle || slug === needle).map(({ id }) => id);
      return ({ record }) => record.labels.some((id) => ids.includes(id));
    }
    case 'in': {
      const place: MailFolderSlug | undefined = MAIL_FOLDERS.find((slug) => slug === needle);
      return ({ record }) => folderSlug(record.folder) === place;
    }
    case 'before':
      return ({ date }) => localDay(date) < value;
    case 'after':
      return ({ date }) => localDay(date) >= value;
    case 'has':
      return ({ record }) => record.attachments.length > 0;
    case 'is':
      return ({ record }) => hasState(record, needle);
    case null:
      return ({ record }) => foldedOf(record).all.includes(needle) || hasLabel(record, needle, labels);
  }
}

const hasLabel = (record: MailRecord, needle: string, labels: readonly LabelRecord[]): boolean =>
  record.labels.length > 0 && labels.some(({ id, title }) => record.labels.includes(id) && fold(title).includes(needle));

function hasState({ unread, starred, important }: MailRecord, state: string): boolean {
  return { unread, read: !unread, starred, important }[state] ?? false;
}

function localDay(instant: string): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
