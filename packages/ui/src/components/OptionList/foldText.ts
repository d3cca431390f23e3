const letters: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss' };

/** The letters of a text without case, accents and marks; spaces stay as they are. */
export const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ıøłđðþæœß]/g, (letter) => letters[letter] ?? letter);

/**
 * A text as it is compared when looking for it: without case, accents and marks, with the Turkish İ, I, ı and i as one
 * letter, in whichever language the browser runs.
 */
export const foldText = (text: string) => foldLetters(text).replace(/\s+/g, ' ').trim();
