import type { Contact } from '@stockroom/contract';
import type { DataSet } from '../../engine/collection';
import { fold } from '../../engine/fold';
import { lazySeeds } from '../../engine/store/lazySeeds';
import { isPortrait, portraitPath } from '../../pictures/portraitPath';
import { buildContact } from '../contact.factory';
import { contactRows } from './contacts.rows';

const others = lazySeeds(() => import('./contacts.dataSets'));

/** Returns the initial contacts of a data set. */
export function contactsOf(dataSet: DataSet): readonly Contact[] {
  switch (dataSet) {
    case 'empty':
    case 'chat-empty':
    case 'contacts-empty':
      return [];
    case 'hostile-text':
      return others().hostileContacts();
    case 'contacts-2000':
      return [...demoContacts(), ...others().manyContacts(2000 - demoContacts().length)];
    default:
      return demoContacts();
  }
}

let read: readonly Contact[] | undefined;

/** Parsed on first use: the calls of the first page need none of them. */
const demoContacts = (): readonly Contact[] => (read ??= contactRows.trim().split('\n').map(fromRow));

function fromRow(row: string, index: number): Contact {
  const [portrait = '', name = '', emails, title, company, birthday, address, phones, tags, notes] = row.split('|');
  return buildContact({
    id: `contact-${index + 1}`,
    avatar: isPortrait(portrait) ? portraitPath(portrait) : null,
    name,
    emails: emailsOf(name, emails ?? ''),
    phoneNumbers: phonesOf(phones ?? ''),
    title: title ?? '',
    company: company ?? '',
    birthday: birthday ?? '',
    address: address ?? '',
    notes: notes ?? '',
    tags: (tags ?? '').split(',').filter((tag) => tag !== ''),
  });
}

const LABELS: Readonly<Record<string, readonly [label: string, host: string]>> = {
  w: ['Work', 'example.com'],
  p: ['Personal', 'example.net'],
};

/** Derives e-mail addresses from a name: `Çiğdem Işık` gives `cigdem.isik`. */
function emailsOf(name: string, kinds: string): Contact['emails'] {
  const mailbox = fold(name)
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  return [...kinds].flatMap((kind) => {
    const [label, host] = LABELS[kind] ?? [];
    return label ? [{ email: `${mailbox}@${host}`, label }] : [];
  });
}

function phonesOf(phones: string): Contact['phoneNumbers'] {
  return phones
    .split(' ')
    .filter((phone) => phone !== '')
    .map((phone) => {
      const [country = '', phoneNumber = '', label = ''] = phone.split(':');
      return { country, phoneNumber, label };
    });
}
