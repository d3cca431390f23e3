/** A heading of a guide. */
export interface GuideHeading {
  /** Id of the heading in the page, such as `section-when-it-fails`. */
  id: string;
  text: string;
}

export interface GuideOutline {
  /** The same HTML, its headings with ids. */
  html: string;
  headings: readonly GuideHeading[];
}

/**
 * Adds to a guide's headings the ids that its contents link to.
 * @param html already sanitised
 */
export function outlineOf(html: string): GuideOutline {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const taken = new Set<string>();
  const headings = [...body.querySelectorAll('h2')].flatMap((heading) => {
    const text = heading.textContent.replaceAll(/\s+/g, ' ').trim();
    if (text === '') return [];
    const id = freeId(`section-${slugOf(text)}`, taken);
    taken.add(id);
    heading.id = id;
    heading.tabIndex = -1;
    return [{ id, text }];
  });
  return { html: body.innerHTML, headings };
}

/** Slug with letters and digits of every script, so that Turkish headings keep theirs. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}

/** Reading speed in words a minute: slower than for a story, as the reader follows the steps. */
const WORDS_A_MINUTE = 120;

/** Reading time of a text, in whole minutes. */
export function readingMinutes(html: string): number {
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  return Math.max(1, Math.round(textContent.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE));
}
