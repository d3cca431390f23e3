/** A minute's reading, in words: slower than a story's, as what is read is done. */
const WORDS_A_MINUTE = 120;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** A text of the help center without its markup: for searching, and for counting words. */
export function plainOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How long a guide takes to read, in whole minutes. */
export const minutesOf = (html: string): number => Math.max(1, Math.round(plainOf(html).split(' ').length / WORDS_A_MINUTE));
