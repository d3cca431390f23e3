/** A piece of a message: text, or an address in it. */
export interface MessagePart {
  /** Where it begins. */
  at: number;
  text: string;
  /** Where it leads, as it was written; not checked yet. */
  href?: string;
}

/** What people write an address as; what ends a sentence is no part of it. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

/** Splits a message at the addresses in it. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (index > from) parts.push({ at: from, text: text.slice(from, index) });
    parts.push({ at: index, text: found, href: /^https?:/i.test(found) ? found : `mailto:${found}` });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
}
