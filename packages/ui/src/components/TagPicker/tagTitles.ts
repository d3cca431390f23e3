import { findOptions } from '../OptionList/findOptions';

export interface Tag {
  id: string;
  title: string;
}

/** A title as it is kept: without spaces at its ends, one between its words. */
export const cleanTitle = (title: string) => title.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The tag that already has a title, whatever its case. @param locale BCP 47: Turkish has its own lower case of I. */
export function tagTitled(tags: readonly Tag[], title: string, locale: string): Tag | undefined {
  const key = (text: string) => cleanTitle(text).toLocaleLowerCase(locale);
  return tags.find((tag) => key(tag.title) === key(title));
}

/** The tags that a typed text finds: in the language's order, those that begin with the text first. */
export function tagsFound(tags: readonly Tag[], text: string, locale: string): Tag[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = tags.toSorted((a, b) => compare(a.title, b.title));
  return findOptions(
    sorted.map((tag) => ({ value: tag.id, label: tag.title, tag })),
    text,
  ).map(({ tag }) => tag);
}
