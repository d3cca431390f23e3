/** Most bytes of a name in UTF-8, as file systems have it. */
export const FILE_NAME_BYTES = 255;

/** A fault in the name of a file or folder. */
export type FileNameIssue = 'empty' | 'long' | 'signs' | 'reserved' | 'ending';

const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/u;
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Why something can't be called so: a name that is fine here but not on the disk it is downloaded to would be lost there. Signs that turn the
 * writing round are refused too: `exe` can be made to read `jpg` with them.
 * @returns `null` when it can
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

/** A name out of somebody's disk as it can be kept here: what is not allowed becomes `_`, what is too long is cut before its ending. */
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

/** A name before and from its last dot on: `price list` and `.csv`. A name that only begins with a dot has no ending. */
export function nameParts(name: string): { base: string; ending: string } {
  const ending = /^.+(\.[^.\s]{1,10})$/u.exec(name)?.[1] ?? '';
  return { base: name.slice(0, name.length - ending.length), ending };
}

/** The first of `name`, `name (2)`, `name (3)` … that is free. */
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
