import { formatMailAddress, type MailFolderSlug } from '@stockroom/contract';
import { contactsOf } from '../../contacts/seed/contacts.seed';
import type { DataSet } from '../../engine/collection';
import { laterSeeds } from '../../engine/store/laterSeeds';
import { demoUser } from '../../user/user.seed';
import { seedAttachment } from './attachments.seed';
import { inboxRows } from './inboxMails.rows';
import { buildMail } from '../mail.factory';
import { folderId, type LabelRecord, type MailRecord } from '../mailRecord';
import { draftRows, sentRows, spamRows, trashRows } from './otherMails.rows';

const others = laterSeeds(() => import('./mailbox.others'));

/** The mails that a data set starts with. */
export function mailsOf(dataSet: DataSet): readonly MailRecord[] {
  switch (dataSet) {
    case 'empty':
    case 'mailbox-empty':
      return [];
    case 'hostile-text':
      return others().hostileMails();
    case 'mailbox-1000':
      return [...demoMails(), ...others().manyMails(1000 - demoMails().length)];
    default:
      return demoMails();
  }
}

export const labelsOf = (dataSet: DataSet): readonly LabelRecord[] =>
  dataSet === 'hostile-text' ? [...LABELS, ...others().hostileLabels] : LABELS;

const LABELS: readonly LabelRecord[] = [
  { id: 'mail-label-personal', title: 'Personal', slug: 'personal', color: 'teal' },
  { id: 'mail-label-work', title: 'Work', slug: 'work', color: 'blue' },
  { id: 'mail-label-payments', title: 'Payments', slug: 'payments', color: 'green' },
  { id: 'mail-label-invoices', title: 'Invoices', slug: 'invoices', color: 'orange' },
  { id: 'mail-label-accounts', title: 'Accounts', slug: 'accounts', color: 'purple' },
  { id: 'mail-label-forums', title: 'Forums', slug: 'forums', color: 'pink' },
];

let read: readonly MailRecord[] | undefined;

/** Read when first needed. */
const demoMails = (): readonly MailRecord[] =>
  (read ??= [
    ...rowsOf('inbox', inboxRows),
    ...rowsOf('sent', sentRows),
    ...rowsOf('drafts', draftRows),
    ...rowsOf('spam', spamRows),
    ...rowsOf('trash', trashRows),
  ]);

export const me = { avatar: demoUser.avatar, contact: formatMailAddress({ name: demoUser.name, address: demoUser.email }) };
const toMe = `me <${demoUser.email}>`;

const rowsOf = (folder: MailFolderSlug, rows: string): MailRecord[] =>
  rows
    .trim()
    .split('\n===\n')
    .map((row) => fromRow(folder, row));

function fromRow(folder: MailFolderSlug, row: string): MailRecord {
  const end = row.indexOf('\n');
  const [id = '', days, at = '', who = '', subject = '', marks = '', labels = '', files = '', answers = ''] = row
    .slice(0, end)
    .split('|');
  const content = row.slice(end + 1).trim();
  const isOwn = folder === 'sent' || folder === 'drafts';
  const people = who === '' ? [] : who.split(' + ').map(personOf);
  const [first] = people;
  return {
    ...buildMail({
      id: mailId(id),
      from: isOwn || !first ? me : first,
      to: isOwn ? people.map(({ contact }) => contact).join(', ') : toMe,
      subject,
      content,
      isHtml: content.startsWith('<'),
      attachments: listOf(files).map((file, index) => seedAttachment(mailId(id), file, index)),
      unread: marks.includes('u'),
      starred: marks.includes('s'),
      important: marks.includes('i'),
      labels: listOf(labels).map((label) => `mail-label-${label}`),
      folder: folderId(folder),
      restoresTo: folder === 'trash' || folder === 'spam' ? folderId('inbox') : null,
      references: listOf(answers).map(mailId),
    }),
    date: { daysAgo: Number(days), at },
  };
}

const mailId = (number: string): string => `mail-${number}`;
const listOf = (text: string): string[] => text.split(',').filter((part) => part !== '');

/** A contact by name, or whoever is written out. */
function personOf(who: string): { avatar: string | null; contact: string } {
  if (who.includes('<')) return { avatar: null, contact: who };
  const contact = contactsOf('demo').find(({ name }) => name === who);
  return { avatar: contact?.avatar ?? null, contact: formatMailAddress({ name: who, address: contact?.emails[0]?.email ?? '' }) };
}
