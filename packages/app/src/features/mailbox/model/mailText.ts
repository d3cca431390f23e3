import { formatMailAddress, type Mail, type MailAddress, parseMailAddress, splitMailAddresses } from '@stockroom/contract';

/** Control characters that change the direction of the following text: a name with one of them can mislead. */
const BIDI = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/** External text on one line, without characters that change its direction. */
export const plainName = (text: string): string => text.replace(BIDI, '').replace(/\s+/g, ' ').trim();

/** The label of a person: the name, else the address. */
export const personLabel = (text: string): string => {
  const { name, address } = parseMailAddress(text);
  return plainName(name) || address;
};

/** All people named in a field of a mail. */
export const peopleOf = (texts: string | readonly string[]): MailAddress[] =>
  (typeof texts === 'string' ? splitMailAddresses(texts) : texts).map(parseMailAddress);

/** Whether two addresses are the same, whatever their case; only the address identifies a person. */
export const sameAddress = (a: MailAddress, b: MailAddress): boolean => a.address.toLowerCase() === b.address.toLowerCase();

/** People without duplicates, in their original order. */
export const uniquePeople = (people: readonly MailAddress[]): MailAddress[] =>
  people.filter((person, at) => people.findIndex((other) => sameAddress(other, person)) === at);

export const wireOf = (people: readonly MailAddress[]): string[] => people.map(formatMailAddress);

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Plain text as HTML: an empty line begins a paragraph. */
export const textAsHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => `<p>${escaped(block).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Characters of a mail read for its excerpt: a letter may be all style before its first word. */
const MAX_READ = 4000;
const EXCERPT = 200;

/** The beginning of a mail, on one line. */
export const excerptOf = ({ content, isHtml }: Pick<Mail, 'content' | 'isHtml'>): string => {
  const beginning = content.slice(0, MAX_READ);
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
