import { countGraphemes } from '../Field/graphemes';
import { findOptions } from '../OptionList/findOptions';
import { foldText } from '../OptionList/foldText';

export interface Tag {
  id: string;
  title: string;
  /** One of the picker's `colors`. */
  color?: string;
}

/** Returns a title in its stored form: without spaces at its ends, with one between its words. */
export const cleanTitle = (title: string) => title.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** Whether a title exceeds the limit, in characters as a person counts them. */
export const isTooLong = (title: string, max: number): boolean => countGraphemes(title, max + 1) > max;

/** Returns the tag that already has a title, ignoring case and accents: as people search for it, and as the servers compare. */
export function findTagByTitle(tags: readonly Tag[], title: string): Tag | undefined {
  const wanted = foldText(title);
  return wanted === '' ? undefined : tags.find((tag) => foldText(tag.title) === wanted);
}

/**
 * Whether a tag can't get this title because another tag has it. A tag may keep its own title, even where imported data has two
 * alike.
 */
export const isTaken = (tags: readonly Tag[], title: string, tag: Tag): boolean =>
  cleanTitle(title) !== tag.title &&
  findTagByTitle(
    tags.filter(({ id }) => id !== tag.id),
    title,
  ) !== undefined;

/** Returns the tags that match a search term: in the language's order, those that begin with the term first. */
export function findTags(tags: readonly Tag[], text: string, locale: string): Tag[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = tags.toSorted((a, b) => compare(a.title, b.title));
  return findOptions(
    sorted.map((tag) => ({ value: tag.id, label: tag.title, tag })),
    text,
  ).map(({ tag }) => tag);
}
