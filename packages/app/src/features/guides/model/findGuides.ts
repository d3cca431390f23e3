import { isSame, type GuideEntry, type GuidePath } from '#shared/guide/model/guideIndex';
import type { WrittenGuide } from '#shared/guide/model/readGuide';

/** A guide with its text. */
export interface GuideFile extends GuidePath {
  written: WrittenGuide;
}

export interface FoundGuide extends GuideEntry {
  /** The text around the first match. */
  excerpt: string;
}

/** Letters before the match, and length of the excerpt. */
const BEFORE = 40;
const LENGTH = 140;

/** A guide's text without markup and link addresses. */
const wordsOf = ({ lead, body }: WrittenGuide): string =>
  `${lead} ${body}`
    .replaceAll(/```\w*/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Finds the guides that contain all of the words; those with a word in the title come first.
 * @param fold folds a text for comparison, letter by letter
 */
export function findGuides(
  entries: readonly GuideEntry[],
  files: readonly GuideFile[],
  search: string,
  fold: (text: string) => string,
): FoundGuide[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.flatMap((entry) => {
    const file = files.find((each) => isSame(each, entry));
    const text = file ? wordsOf(file.written) : '';
    const title = fold(entry.title);
    const folded = fold(text);
    if (!words.every((word) => title.includes(word) || folded.includes(word))) return [];
    const isTitled = words.some((word) => title.includes(word));
    return [{ entry: { ...entry, excerpt: excerptOf(text, folded, words) }, isTitled }];
  });
  return found.toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled)).map(({ entry }) => entry);
}

function excerptOf(text: string, folded: string, words: readonly string[]): string {
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const at = places.length > 0 ? Math.min(...places) : 0;
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const cut = text.slice(start, start + LENGTH);
  const end = start + LENGTH < text.length ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${start > 0 ? '… ' : ''}${end}${start + LENGTH < text.length ? ' …' : ''}`;
}
