/** Limit of characters read from a cell. No field takes more; pictures, which are text in a file, are read whole. */
export const MAX_CELL = 100_000;

/** Limit of characters of a value that a list shows or a correction offers. */
export const MAX_SHOWN = 20_000;

/** Limit of characters of a name in a sentence. */
const MAX_IN_MESSAGE = 255;

/** Cuts a text to a length without splitting a letter. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(limit - 1));
  return text.slice(0, isHalf ? limit - 1 : limit);
}

/** Cuts a text for use in a sentence: a cell of a file can hold megabytes. */
export function truncateForMessage(text: string): string {
  return text.length <= MAX_IN_MESSAGE ? text : `${truncateText(text, MAX_IN_MESSAGE)}…`;
}
