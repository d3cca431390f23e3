import { mailIds, migrateMailId } from '@stockroom/contract';
import { contactsOf } from '../../contacts/seed/contacts.seed';
import { demoUser } from '../../user/user.seed';
import { buildMail } from '../mail.factory';
import { folderId, type MailRecord } from '../mailRecord';

const subjects = ['Delivery', 'Count of the shelf', 'Price list', 'Question about a watch', 'Fatura', 'Sipariş', 'Window'];
const phrases = [
  'comes on Friday',
  'is short by two',
  'changes next month',
  'needs an answer',
  'ektedir',
  'yola çıktı',
  'stands',
];
const labels = ['work', 'invoices', 'payments', 'personal'];

/** Makes any number of mails, the same every time: for a mailbox that nobody tidies. */
export function manyMails(count: number): MailRecord[] {
  const people = contactsOf('demo').filter(({ emails }) => emails.length > 0);
  return Array.from({ length: count }, (_unused, index) => {
    const person = people[index % people.length];
    const subject = `${pick(subjects, index)} ${index + 1}`;
    return {
      ...buildMail({
        id: mailIds.many(index + 1),
        from: { avatar: person?.avatar ?? null, contact: `${person?.name ?? ''} <${person?.emails[0]?.email ?? ''}>` },
        to: `me <${demoUser.email}>`,
        subject,
        content: `Hello,\n\n${subject} ${pick(phrases, index)}.\n\n${person?.name ?? ''}`,
        unread: index % 5 === 0,
        starred: index % 17 === 0,
        labels: index % 3 === 0 ? [migrateMailId(`mail-label-${pick(labels, index)}`)] : [],
        folder: folderId('inbox'),
      }),
      date: {
        daysAgo: 34 + Math.floor(index / 6),
        at: `${String(8 + (index % 6)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`,
      },
    };
  });
}

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';
