import { formatMailAddress, type MailFolderSlug, mailIds, migrateMailId } from '@stockroom/contract';
import { contactsOf } from '../../contacts/seed/contacts.seed';
import type { DataSet } from '../../engine/collection';
import { lazySeeds } from '../../engine/store/lazySeeds';
import { demoUser } from '../../user/user.seed';
import { buildMail } from '../mail.factory';
import { folderId, type LabelRecord, type MailRecord } from '../mailRecord';
import { seedAttachment } from './attachments.seed';
import { inboxRows } from './inboxMails.rows';
import { draftRows, sentRows, spamRows, trashRows } from './otherMails.rows';

const others = lazySeeds(() => import('./mailbox.dataSets'));

/** Returns the initial mails of a data set. */
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
  { id: mailIds.label('personal'), title: 'Personal', slug: 'personal', color: 'teal' },
  { id: mailIds.label('work'), title: 'Work', slug: 'work', color: 'blue' },
  { id: mailIds.label('payments'), title: 'Payments', slug: 'payments', color: 'green' },
  { id: mailIds.label('invoices'), title: 'Invoices', slug: 'invoices', color: 'orange' },
  { id: mailIds.label('accounts'), title: 'Accounts', slug: 'accounts', color: 'purple' },
  { id: mailIds.label('forums'), title: 'Forums', slug: 'forums', color: 'pink' },
];

let read: readonly MailRecord[] | undefined;

/** Mails of the demo, parsed when first needed. */
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
  const [id = '', days, at = '', who = '', subject = '', marks = '', labels = '', files = '', answers = '', cc = '', bcc = ''] =
    row.slice(0, end).split('|');
  const content = row.slice(end + 1).trim();
  const isOwn = folder === 'sent' || folder === 'drafts';
  const people = peopleOf(who);
  const [first] = people;
  return {
    ...buildMail({
      id: mailId(id),
      from: isOwn || !first ? me : first,
      to: isOwn ? people.map(({ contact }) => contact).join(', ') : toMe,
      cc: peopleOf(cc).map(({ contact }) => contact),
      bcc: peopleOf(bcc).map(({ contact }) => contact),
      subject,
      content,
      isHtml: content.startsWith('<'),
      attachments: listOf(files).map((file, index) => seedAttachment(mailId(id), file, index)),
      unread: marks.includes('u'),
      starred: marks.includes('s'),
      important: marks.includes('i'),
      labels: listOf(labels).map((label) => migrateMailId(`mail-label-${label}`)),
      folder: folderId(folder),
      restoresTo: folder === 'trash' || folder === 'spam' ? folderId('inbox') : null,
      references: listOf(answers).map(mailId),
    }),
    date: { daysAgo: Number(days), at },
  };
}

const mailId = (number: string): string => mailIds.mail(Number(number));
const listOf = (text: string): string[] => text.split(',').filter((part) => part !== '');

const peopleOf = (names: string) => (names === '' ? [] : names.split(' + ').map(personOf));

/** Finds a contact by name, or returns the person as written. */
function personOf(who: string): { avatar: string | null; contact: string } {
  if (who.includes('<')) return { avatar: null, contact: who };
  const contact = contactsOf('demo').find(({ name }) => name === who);
  return { avatar: contact?.avatar ?? null, contact: formatMailAddress({ name: who, address: contact?.emails[0]?.email ?? '' }) };
}
