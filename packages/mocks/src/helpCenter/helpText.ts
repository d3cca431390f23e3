/** Reading speed in words: slower than for a story, as readers follow the steps. */
const WORDS_A_MINUTE = 120;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Removes markup from a text of the help center, for searching and counting words. */
export function plainOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns a guide's reading time, in whole minutes. */
export const minutesOf = (html: string): number => Math.max(1, Math.round(plainOf(html).split(' ').length / WORDS_A_MINUTE));
