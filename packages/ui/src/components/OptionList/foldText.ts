const letters: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss' };

/** Returns a text without case, accents and marks; spaces stay. */
export const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ıøłđðþæœß]/g, (letter) => letters[letter] ?? letter);

/**
 * Returns a text in the form compared in searches: without case, accents and marks, with the Turkish İ, I, ı and i as one
 * letter, whatever the browser's language.
 */
export const foldText = (text: string) => foldLetters(text).replace(/\s+/g, ' ').trim();
