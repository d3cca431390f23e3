import { formatMailAddress, type MailAddress, parseMailAddress, splitMailAddresses } from '@stockroom/contract';

/** Signs that turn the direction of what follows: a name with one of them says another thing than it is. */
const BIDI = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/** A text that came as data in one line, without signs that turn its direction. */
export const plainName = (text: string): string => text.replace(BIDI, '').replace(/\s+/g, ' ').trim();

/** Who somebody is on screen: the name, else the address. */
export const personLabel = (text: string): string => {
  const { name, address } = parseMailAddress(text);
  return plainName(name) || address;
};

/** Everybody whom a field of a mail names. */
export const peopleOf = (texts: string | readonly string[]): MailAddress[] =>
  (typeof texts === 'string' ? splitMailAddresses(texts) : texts).map(parseMailAddress);

/** The address is what tells two people apart, whatever its case. */
export const sameAddress = (a: MailAddress, b: MailAddress): boolean => a.address.toLowerCase() === b.address.toLowerCase();

/** Everybody once, in the order in which they came. */
export const uniquePeople = (people: readonly MailAddress[]): MailAddress[] =>
  people.filter((person, at) => people.findIndex((other) => sameAddress(other, person)) === at);

export const wireOf = (people: readonly MailAddress[]): string[] => people.map(formatMailAddress);

/** A part of a text: as it stands, or a link. */
export interface TextPart {
  text: string;
  /** Where it begins. */
  at: number;
  href?: string;
}

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
const TRAILING = /[.,;:!?)\]}'’”]+$/u;

/** Cuts a text at what can be followed: addresses of pages and of people. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const found = match[0].replace(TRAILING, '');
    if (found === '') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), at: end });
    parts.push({ text: found, href: hrefOf(found), at: match.index });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}

function hrefOf(text: string): string {
  if (text.includes('@') && !text.includes('/')) return `mailto:${text}`;
  return /^https?:/i.test(text) ? text : `https://${text}`;
}
