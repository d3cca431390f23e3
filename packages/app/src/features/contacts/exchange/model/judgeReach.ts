import { CONTACT_LIMITS, type Contact, ContactFields } from '@stockroom/contract';
import * as v from 'valibot';
import type { FoundContact } from './foundContact';
import type { Hearing, Judging } from './judging';
import { shortened } from './problems';

const Email = ContactFields.entries.emails;

/** The e-mail addresses; what is none is kept in the notes. */
export function judgeEmails({ emails }: FoundContact, { problems, note, label }: Hearing): Contact['emails'] {
  const kept: Contact['emails'] = [];
  for (const found of emails) {
    const email = bareAddress(found.email);
    if (email === '' || kept.some((each) => each.email === email && each.label === found.label)) continue;
    const isFull = kept.length === CONTACT_LIMITS.emails;
    if (!isFull && v.is(Email, [{ email, label: '' }])) kept.push({ email, label: label(found.label) });
    else {
      problems.push(
        isFull ? { code: 'tooMany', field: 'emails', max: CONTACT_LIMITS.emails } : { code: 'email', value: shortened(email) },
      );
      note('EMAIL', found.label, email);
    }
  }
  return kept;
}

/** `Selin Karaca <selin@example.com>` is the address of Selin Karaca. */
const bareAddress = (text: string): string => (/<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text)?.[1] ?? text).trim();

/** The phone numbers as E.164; what can't be written so is kept in the notes. */
export function judgePhones(
  { phones }: FoundContact,
  { readPhone, country, extension }: Judging,
  { problems, note, label }: Hearing,
): Contact['phoneNumbers'] {
  const kept: Contact['phoneNumbers'] = [];
  const keep = (phoneNumber: string, of: string | null, text: string) => {
    const isKnown = kept.some((each) => each.phoneNumber === phoneNumber && each.label === text);
    if (!isKnown) kept.push({ country: of ?? '', phoneNumber, label: label(text) });
  };
  for (const found of phones) {
    const { number, extra } = withoutExtension(found.number);
    if (number === '') continue;
    const read = readPhone(number, country);
    const words = [found.label, extra && extension(extra)].filter(Boolean).join(' ');
    if (kept.length === CONTACT_LIMITS.phoneNumbers) {
      problems.push({ code: 'tooMany', field: 'phoneNumbers', max: CONTACT_LIMITS.phoneNumbers });
      note('TEL', found.label, found.number.trim());
    } else if (read.e164 !== null) {
      if (extra) problems.push({ code: 'extension', value: found.number.trim() });
      keep(read.e164, read.country, words);
    } else if (IS_E164.test(number)) {
      // Countries give out new numbers sooner than rules learn of them.
      problems.push({ code: 'doubtfulPhone', value: number });
      keep(number, read.country, words);
    } else {
      problems.push({ code: 'phone', value: shortened(found.number.trim()), fault: read.problem ?? 'notANumber' });
      note('TEL', found.label, found.number.trim());
    }
  }
  return kept;
}

const IS_E164 = /^\+[1-9]\d{6,14}$/;

/** What is dialled once somebody has answered, as phones, links and people write it. */
function withoutExtension(text: string): { number: string; extra: string } {
  const whole = text.trim();
  // Nobody has such a number, and a pattern would take its time.
  if (whole.length > LONGEST) return { number: whole, extra: '' };
  const [, number = whole, extra = ''] = EXTENSION.exec(whole) ?? [];
  return { number: number.replace(/;.*$/, '').replace(INVISIBLE, '').trim(), extra };
}

const LONGEST = 100;
const EXTENSION = /^(.*\d\D*?)(?:;ext=|[,;pw]+|\b(?:ext(?:ension)?|dahili|x)[.:\s]*|\s#)(\d{1,7})#?$/i;
/** Marks of the direction of writing, which come along when a number is copied. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;
