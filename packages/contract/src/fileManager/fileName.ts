/** Maximum length of a name in bytes of UTF-8, as in file systems. */
export const FILE_NAME_BYTES = 255;

/** A reason why a name of a file or folder is invalid. */
export type FileNameIssue = 'empty' | 'long' | 'signs' | 'reserved' | 'ending';

const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/u;
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Returns why a name is invalid: a name valid here but not on the disk it is downloaded to would be lost there. Characters that
 * reverse the writing direction are rejected too: they can make `exe` read as `jpg`.
 * @returns `null` when the name is valid
 */
export function fileNameIssue(name: string): FileNameIssue | null {
  const bare = name.trim();
  if (bare === '') return 'empty';
  if (bytesOf(bare) > FILE_NAME_BYTES) return 'long';
  if (FORBIDDEN.test(bare)) return 'signs';
  if (bare === '.' || bare === '..' || RESERVED.test(bare)) return 'reserved';
  if (bare.endsWith('.')) return 'ending';
  return null;
}

/**
 * Turns the name of a local file into a valid one: forbidden characters become `_`, names that are too long are cut before the
 * extension.
 */
export function allowedFileName(name: string): string {
  let bare = name
    .trim()
    .replaceAll(new RegExp(FORBIDDEN.source, 'gu'), '_')
    .replace(/[. ]+$/, '');
  if (RESERVED.test(bare) || bare === '') bare = `_${bare}`;
  const { base, ending } = nameParts(bare);
  const letters = [...new Intl.Segmenter().segment(base)].map(({ segment }) => segment);
  while (letters.length > 1 && bytesOf(letters.join('') + ending) > FILE_NAME_BYTES) letters.pop();
  return letters.join('') + ending;
}

/** Splits a name at its last dot: `price list` and `.csv`. A name whose only dot is at the start has no extension. */
export function nameParts(name: string): { base: string; ending: string } {
  const ending = /^.+(\.[^.\s]{1,10})$/u.exec(name)?.[1] ?? '';
  return { base: name.slice(0, name.length - ending.length), ending };
}

/** Returns the first free name of `name`, `name (2)`, `name (3)` … */
export function freeFileName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  const { base, ending } = nameParts(name);
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})${ending}`;
    let stem = base;
    while (bytesOf(stem + tail) > FILE_NAME_BYTES) stem = [...stem].slice(0, -1).join('');
    if (!isTaken(stem + tail)) return stem + tail;
  }
}
