/** A tag of an area's records. */
export interface RecordTag {
  id: string;
  title: string;
}

/** Adds a tag, or removes it. The others keep their order. */
export function toggleTag(tags: readonly string[], id: string): string[] {
  return tags.includes(id) ? tags.filter((tag) => tag !== id) : [...tags, id];
}

/** The tag that already has this title, ignoring case by the language's own rules. */
export function findByTitle(tags: readonly RecordTag[], title: string, locale: string): RecordTag | undefined {
  const wanted = fold(title, locale);
  return tags.find((tag) => fold(tag.title, locale) === wanted);
}

/** Ids of a record's tags without those deleted meanwhile, which are not shown. */
export function withoutDeleted(selected: readonly string[], tags: readonly RecordTag[]): string[] {
  const known = new Set(tags.map((tag) => tag.id));
  return selected.filter((id) => known.has(id));
}

function fold(title: string, locale: string): string {
  return title.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase(locale);
}
