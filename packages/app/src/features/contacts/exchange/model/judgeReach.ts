import { CONTACT_LIMITS, type Contact, ContactFields } from '@stockroom/contract';
import * as v from 'valibot';
import type { FoundContact } from './foundContact';
import type { RowFindings, Judging } from './judging';
import { shortened } from './problems';

const Email = ContactFields.entries.emails;

/** The e-mail addresses, also when one cell holds several; text that is no address moves to the notes. */
export function judgeEmails({ emails }: FoundContact, { problems, note, label }: RowFindings): Contact['emails'] {
  const kept: Contact['emails'] = [];
  const all = emails.flatMap((found) => addressesIn(found.email).map((email) => ({ email, label: found.label })));
  for (const found of all) {
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

/** A name may contain a comma: `Karaca, Selin <selin@example.com>; …`. */
const addressesIn = (cell: string): string[] =>
  splitCell(cell, /([;|\r\n]+)/, isAddress).flatMap((part) => splitCell(part, /(,|\s\/\s)/, isAddress));
const isAddress = (part: string): boolean => part.includes('@');

/** Strips the name: `Selin Karaca <selin@example.com>` is the address of Selin Karaca. */
const bareAddress = (text: string): string => (/<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text)?.[1] ?? text).trim();

/** The phone numbers as E.164, also when one cell holds several; a number without an E.164 form moves to the notes. */
export function judgePhones(
  { phones }: FoundContact,
  { readPhone, country, extension }: Judging,
  { problems, note, label }: RowFindings,
): Contact['phoneNumbers'] {
  const kept: Contact['phoneNumbers'] = [];
  const keep = (phoneNumber: string, of: string | null, text: string) => {
    const isKnown = kept.some((each) => each.phoneNumber === phoneNumber && each.label === text);
    if (!isKnown) kept.push({ country: of ?? '', phoneNumber, label: label(text) });
  };
  const all = phones.flatMap((found) => numbersIn(found.number).map((number) => ({ number, label: found.label })));
  for (const found of all) {
    const { number, extra } = splitExtension(found.number);
    if (number === '') continue;
    const read = readPhone(number, country);
    const labelText = [found.label, extra && extension(extra)].filter(Boolean).join(' ');
    if (kept.length === CONTACT_LIMITS.phoneNumbers) {
      problems.push({ code: 'tooMany', field: 'phoneNumbers', max: CONTACT_LIMITS.phoneNumbers });
      note('TEL', found.label, found.number.trim());
    } else if (read.e164 !== null) {
      if (extra) problems.push({ code: 'extension', value: found.number.trim() });
      keep(read.e164, read.country, labelText);
    } else if (IS_E164.test(number)) {
      // Countries issue new numbers before the rules know them.
      problems.push({ code: 'doubtfulPhone', value: number });
      keep(number, read.country, labelText);
    } else {
      problems.push({ code: 'phone', value: shortened(found.number.trim()), fault: read.problem ?? 'notANumber' });
      note('TEL', found.label, found.number.trim());
    }
  }
  return kept;
}

/** An area code may be separated by a slash too: `0212/555 01 44`. */
const numbersIn = (cell: string): string[] =>
  splitCell(cell, /([;|\r\n]+|\s(?:and|or|ve|veya|&)\s)/i, isNumber).flatMap((part) => splitCell(part, /([,/])/, isNumber));
/** Excludes extensions and link parameters such as `phone-context=+90`. */
const isNumber = (part: string): boolean => !/^\s*[a-z-]+=/i.test(part) && part.replace(/\D/g, '').length >= 7;

/**
 * Splits a cell at separators with a complete value on both sides.
 * @param between with the separator in one group
 */
function splitCell(cell: string, between: RegExp, isWhole: (part: string) => boolean): string[] {
  if (cell.length > LONGEST_CELL) return [cell];
  const [first = '', ...rest] = cell.split(between);
  const parts = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [sign = '', next = ''] = rest.slice(at, at + 2);
    const last = parts.pop() ?? '';
    parts.push(...(isWhole(next) && isWhole(last) ? [last, next] : [last + sign + next]));
  }
  return parts.map((part) => part.replace(/^[\s;,/|]+/, '').replace(/[\s;,/|]+$/, ''));
}

/** Longer than any real list in one cell. */
const LONGEST_CELL = 5000;

const IS_E164 = /^\+[1-9]\d{6,14}$/;

/** Splits off the extension, dialled once the call is answered, as phones, links and people write it. */
function splitExtension(text: string): { number: string; extra: string } {
  const whole = text.trim();
  // No real number is that long, and matching the pattern would take too long.
  if (whole.length > LONGEST) return { number: whole, extra: '' };
  const bare = whole.replace(PARAMETERS, '');
  const [, number = bare, extra = ''] = EXTENSION.exec(bare) ?? [];
  return { number: number.replace(INVISIBLE, '').trim(), extra };
}

const LONGEST = 100;
const EXTENSION = /^(.*\d\D*?)(?:;ext=|[,;pw]+|\b(?:ext(?:ension)?|dahili|x)[.:\s]*|\s#)(\d{1,7})#?$/i;
/** Parameters of a `tel:` link, except its extension. */
const PARAMETERS = /;(?!ext=)[a-z][a-z-]*=[^;]*/gi;
/** Invisible marks of writing direction, which come along when a number is copied. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;
