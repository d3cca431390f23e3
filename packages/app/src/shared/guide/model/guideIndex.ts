/** Path of a guide: its folder, and its file without the extension. */
export interface GuidePath {
  category: string;
  guide: string;
}

export interface GuideEntry extends GuidePath {
  title: string;
}

/** A folder of guides, in reading order. */
export interface GuideCategory {
  slug: string;
  title: string;
  guides: readonly GuideEntry[];
}

/** `## Getting started` */
const HEADING = /^## (.+)$/;
/** `- [Introduction](getting-started/introduction.md)` */
const ENTRY = /^- \[(.+)\]\(([\w-]+)\/([\w-]+)\.md\)$/;

/** Parses the list of guides in the `README.md` of a language. */
export function readGuideIndex(file: string): GuideCategory[] {
  const categories: { slug: string; title: string; guides: GuideEntry[] }[] = [];
  for (const line of file.split(/\r?\n/)) {
    const [, heading] = HEADING.exec(line) ?? [];
    const [, title, category, guide] = ENTRY.exec(line) ?? [];
    const last = categories.at(-1);
    if (heading !== undefined) categories.push({ slug: '', title: heading, guides: [] });
    else if (title !== undefined && category !== undefined && guide !== undefined && last) {
      last.slug = category;
      last.guides.push({ category, guide, title });
    }
  }
  return categories;
}

export interface GuideAround {
  category: GuideCategory | undefined;
  previous: GuideEntry | null;
  next: GuideEntry | null;
}

/** Finds a guide's category, and the guides before and after it, across categories. */
export function aroundGuide(categories: readonly GuideCategory[], place: GuidePath): GuideAround {
  const all = categories.flatMap(({ guides }) => guides);
  const at = all.findIndex((entry) => isSame(entry, place));
  return {
    category: at < 0 ? undefined : categories.find(({ slug }) => slug === place.category),
    previous: all[at - 1] ?? null,
    next: (at < 0 ? undefined : all[at + 1]) ?? null,
  };
}

export const isSame = (one: GuidePath, other: GuidePath): boolean => one.category === other.category && one.guide === other.guide;
