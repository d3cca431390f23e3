import { countGraphemes } from '../Field/graphemes';
import { findOptions } from '../OptionList/findOptions';
import { foldText } from '../OptionList/foldText';

export interface Tag {
  id: string;
  title: string;
  /** One of the picker's `colors`. */
  color?: string;
}

/** A title as it is kept: without spaces at its ends, one between its words. */
export const cleanTitle = (title: string) => title.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** Past the limit, in characters as a person counts them. */
export const isTooLong = (title: string, max: number): boolean => countGraphemes(title, max + 1) > max;

/** The tag that already has a title, whatever its case and accents: as people look for it, and as the servers compare. */
export function tagTitled(tags: readonly Tag[], title: string): Tag | undefined {
  const wanted = foldText(title);
  return wanted === '' ? undefined : tags.find((tag) => foldText(tag.title) === wanted);
}

/** Whether a tag can't be renamed so: another has the title. Its own it may keep, also where two are alike from elsewhere. */
export const isTaken = (tags: readonly Tag[], title: string, tag: Tag): boolean =>
  cleanTitle(title) !== tag.title &&
  tagTitled(
    tags.filter(({ id }) => id !== tag.id),
    title,
  ) !== undefined;

/** The tags that a typed text finds: in the language's order, those that begin with the text first. */
export function tagsFound(tags: readonly Tag[], text: string, locale: string): Tag[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = tags.toSorted((a, b) => compare(a.title, b.title));
  return findOptions(
    sorted.map((tag) => ({ value: tag.id, label: tag.title, tag })),
    text,
  ).map(({ tag }) => tag);
}
