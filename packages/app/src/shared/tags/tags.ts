/** A tag of an area's records. */
export interface RecordTag {
  id: string;
  title: string;
}

/** Puts a tag on, or takes it off. The others keep their order. */
export function toggleTag(tags: readonly string[], id: string): string[] {
  return tags.includes(id) ? tags.filter((tag) => tag !== id) : [...tags, id];
}

/** The tag that already has this title, whatever its case, in the language's own rules. */
export function findByTitle(tags: readonly RecordTag[], title: string, locale: string): RecordTag | undefined {
  const wanted = fold(title, locale);
  return tags.find((tag) => fold(tag.title, locale) === wanted);
}

/** Ids on a record whose tag was deleted meanwhile: they are left out of what is shown. */
export function withoutDeleted(selected: readonly string[], tags: readonly RecordTag[]): string[] {
  const known = new Set(tags.map((tag) => tag.id));
  return selected.filter((id) => known.has(id));
}

function fold(title: string, locale: string): string {
  return title.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase(locale);
}
