import { type Contact, isDay } from '@stockroom/contract';
import { kindOfLabel, type LabelKind, type LabelKindNames } from '../contactLabels';
import type { ExportDetails } from '../exportDetails';
import { escapeText } from './vcardText';

export interface VcardOptions {
  kindNames: LabelKindNames;
  describe: (contact: Contact) => ExportDetails;
}

/** Writes contacts as vCard 4.0 (RFC 6350). Yields the completed share, from 0 to 1. */
export function* writeVcards(contacts: readonly Contact[], options: VcardOptions): Generator<number, string[]> {
  const cards: string[] = [];
  for (const contact of contacts) {
    cards.push(vcardOf(contact, options));
    yield cards.length / contacts.length;
  }
  return cards;
}

function vcardOf(contact: Contact, { kindNames, describe }: VcardOptions): string {
  const { tags, notes } = describe(contact);
  const text = (name: string, value: string) => (value === '' ? [] : [`${name}:${escapeText(value)}`]);
  const reach = [
    ...contact.emails.map(({ email, label }) => ['EMAIL', email, label] as const),
    ...contact.phoneNumbers.map(({ phoneNumber, label }) => ['TEL', phoneNumber, label] as const),
  ];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    uidOf(contact.id),
    `FN:${escapeText(contact.name)}`,
    // The family name is unknown, so the whole name is one part. Programs that show parts show the whole.
    `N:;${escapeText(contact.name)};;;`,
    ...reach.flatMap(([name, value, label], at) => reachLines(`item${at + 1}`, name, value, label, kindNames)),
    ...text('TITLE', contact.title),
    ...text('ORG', contact.company),
    ...birthdayOf(contact.birthday),
    ...(contact.address === '' ? [] : [`ADR:;;${escapeText(contact.address)};;;;`]),
    ...text('NOTE', notes),
    ...(tags.length === 0 ? [] : [`CATEGORIES:${tags.map(escapeText).join(',')}`]),
    // Pictures on the server can't be loaded by others.
    ...(contact.avatar?.startsWith('data:') ? [`PHOTO:${contact.avatar}`] : []),
    `REV:${contact.updatedAt.replace(/[-:]|\.\d+/g, '')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}${LINE_END}`).join('');
}

/** Lines with a code that every program knows, and the exact label for programs that know Apple's labels. */
function reachLines(group: string, name: 'EMAIL' | 'TEL', value: string, label: string, kindNames: LabelKindNames): string[] {
  const kind = kindOfLabel(label, kindNames);
  const type = kind && TYPES[kind] ? `;TYPE=${TYPES[kind]}` : '';
  const line = `${name}${type}:${escapeText(value)}`;
  return label === '' ? [line] : [`${group}.${line}`, `${group}.X-ABLabel:${escapeText(label)}`];
}

const TYPES: Readonly<Partial<Record<LabelKind, string>>> = {
  home: 'home',
  work: 'work',
  mobile: 'cell',
  fax: 'fax',
  pager: 'pager',
};

const uidOf = (id: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? `UID:urn:uuid:${id}` : `UID;VALUE=text:${escapeText(id)}`;

function birthdayOf(birthday: string): string[] {
  if (birthday === '') return [];
  return [isDay(birthday) ? `BDAY:${birthday.replaceAll('-', '')}` : `BDAY;VALUE=text:${escapeText(birthday)}`];
}

const LINE_END = '\r\n';
/** Octets of a line, without its line break. */
const WIDTH = 75;

/** Folds a line into pieces of at most 75 octets (RFC 6350, 3.2), between letters. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  let width = 0;
  for (const letter of line) {
    const octets = octetsOf(letter.codePointAt(0) ?? 0);
    if (width + octets > WIDTH) {
      pieces.push(line.slice(from, at));
      from = at;
      width = 1;
    }
    at += letter.length;
    width += octets;
  }
  return [...pieces, line.slice(from)].join(`${LINE_END} `);
}

function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
