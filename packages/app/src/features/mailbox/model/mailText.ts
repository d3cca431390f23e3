import { formatMailAddress, type Mail, type MailAddress, parseMailAddress, splitMailAddresses } from '@stockroom/contract';

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

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A plain text as HTML: an empty line begins a paragraph. */
export const textAsHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => `<p>${escaped(block).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Of a mail no more is read for the beginning that a list shows, in characters: a letter may be all style before its first word. */
const READ = 4000;
const EXCERPT = 200;

/** How a mail begins, in one line. */
export const excerptOf = ({ content, isHtml }: Pick<Mail, 'content' | 'isHtml'>): string => {
  const beginning = content.slice(0, READ);
  const text = isHtml
    ? beginning
        .replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
        .replace(/<[^>]*>?/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    : beginning;
  return text.replace(/\s+/g, ' ').trim().slice(0, EXCERPT);
};
