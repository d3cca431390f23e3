/** Search operators that take a value. */
export const MAIL_SEARCH_FIELDS = ['from', 'to', 'subject', 'label', 'in', 'before', 'after', 'is', 'has'] as const;
export type MailSearchField = (typeof MAIL_SEARCH_FIELDS)[number];

/** A part of a search: words in any field, or an operator with its value. */
export interface MailSearchPart {
  /** `null`: any field. */
  field: MailSearchField | null;
  value: string;
  /** The part as typed. */
  text: string;
}

const PART = /(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/giu;
const STATES = ['unread', 'read', 'starred', 'important'];

/**
 * Parses a search: words, "exact phrases", and `from:` `to:` `subject:` `label:` `in:` `is:unread` `is:starred`
 * `has:attachment` `before:2026-03-01` `after:2026-03-01`. Everything else is searched literally.
 */
export function parseMailSearch(search: string): MailSearchPart[] {
  const parts: MailSearchPart[] = [];
  for (const [text, name = '', quoted, plain = ''] of search.matchAll(PART)) {
    const field = MAIL_SEARCH_FIELDS.find((known) => known === name.toLowerCase());
    const value = (quoted ?? plain).trim();
    if (field && value !== '' && isValidValue(field, value)) parts.push({ field, value, text });
    else if (text.trim() !== '') parts.push({ field: null, value: name ? text.replaceAll('"', '') : value, text });
  }
  return parts.filter(({ value }) => value !== '');
}

function isValidValue(field: MailSearchField, value: string): boolean {
  const word = value.toLowerCase();
  if (field === 'is') return STATES.includes(word);
  if (field === 'has') return word === 'attachment';
  if (field === 'before' || field === 'after') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return true;
}

/** Returns the search without one of its parts. */
export const withoutMailSearchPart = (search: string, index: number): string =>
  parseMailSearch(search)
    .filter((_part, at) => at !== index)
    .map(({ text }) => text)
    .join(' ');

/** Toggles a part of a search, such as `label:` with a title: removes it if present, otherwise adds it. */
export function toggledMailSearchPart(search: string, field: MailSearchField, value: string): string {
  const parts = parseMailSearch(search);
  const at = parts.findIndex((part) => part.field === field && part.value.toLowerCase() === value.toLowerCase());
  if (at >= 0) return withoutMailSearchPart(search, at);
  return `${search.trim()} ${field}:${/\s/.test(value) ? `"${value}"` : value}`.trim();
}
