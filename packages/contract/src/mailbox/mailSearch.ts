/** Operators of a search that take a value. */
export const MAIL_SEARCH_FIELDS = ['from', 'to', 'subject', 'label', 'in', 'before', 'after', 'is', 'has'] as const;
export type MailSearchField = (typeof MAIL_SEARCH_FIELDS)[number];

/** One part of a search: words of any field, or what an operator asks for. */
export interface MailSearchPart {
  /** `null`: anywhere. */
  field: MailSearchField | null;
  value: string;
  /** As it was typed. */
  text: string;
}

const PART = /(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/giu;
const STATES = ['unread', 'read', 'starred', 'important'];

/**
 * Reads a search: words, "words in a row", and `from:` `to:` `subject:` `label:` `in:` `is:unread` `is:starred` `has:attachment`
 * `before:2026-03-01` `after:2026-03-01`. What is no operator is looked for as it stands.
 */
export function parseMailSearch(search: string): MailSearchPart[] {
  const parts: MailSearchPart[] = [];
  for (const [text, name = '', quoted, plain = ''] of search.matchAll(PART)) {
    const field = MAIL_SEARCH_FIELDS.find((known) => known === name.toLowerCase());
    const value = (quoted ?? plain).trim();
    if (field && value !== '' && fits(field, value)) parts.push({ field, value, text });
    else if (text.trim() !== '') parts.push({ field: null, value: name ? text.replaceAll('"', '') : value, text });
  }
  return parts.filter(({ value }) => value !== '');
}

function fits(field: MailSearchField, value: string): boolean {
  const word = value.toLowerCase();
  if (field === 'is') return STATES.includes(word);
  if (field === 'has') return word === 'attachment';
  if (field === 'before' || field === 'after') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return true;
}

/** A search without one of its parts. */
export const withoutMailSearchPart = (search: string, index: number): string =>
  parseMailSearch(search)
    .filter((_part, at) => at !== index)
    .map(({ text }) => text)
    .join(' ');

/** A search with another part, such as `label:` and a title; one that is in it already is taken out. */
export function toggledMailSearchPart(search: string, field: MailSearchField, value: string): string {
  const parts = parseMailSearch(search);
  const at = parts.findIndex((part) => part.field === field && part.value.toLowerCase() === value.toLowerCase());
  if (at >= 0) return withoutMailSearchPart(search, at);
  return `${search.trim()} ${field}:${/\s/.test(value) ? `"${value}"` : value}`.trim();
}
