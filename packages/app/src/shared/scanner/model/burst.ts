import type { ScanTerminator } from './scanTerminators';

/** A key as it came down. */
export interface KeyDown {
  /** Its result: a character, or the name of a key. */
  key: string;
  /** When it was pressed, in milliseconds of any clock. */
  at: number;
  /** It is held down. */
  isRepeat?: boolean;
  /** Ctrl, Alt or Cmd is held with it, and it gives no character by that. */
  isCommand?: boolean;
}

/** How a scanner types. */
export interface ScannerSettings {
  /** Longest time between two keys of one scan, in milliseconds. */
  gap: number;
  end: ScanTerminator;
}

/** Characters that came one after the other as a scanner types them, so far. */
export interface Burst {
  text: string;
  /** When its last key came. */
  last: number;
}

export const NO_BURST: Burst = { text: '', last: -Infinity };

/** A key's role: none, the first of what may be a scan, one that goes on with it, or the end of a scan. */
export type Heard = 'other' | 'begins' | 'goesOn' | 'scanned';

/** Shortest code that is told from typing by a key after it. */
const SHORTEST = 4;
/** Shortest code that nothing but its pace tells from typing. */
const SHORTEST_ALONE = 6;
/** A scanner may take its time for the key at the end; nobody types four characters at its pace before that. */
const END_GAP = 100;

/** No scanner is slower, in milliseconds from key to key. */
const SLOWEST = 100;

/** How long one waits for the next key of a scanner that may be slower than is set. */
export const slowGap = (gap: number): number => Math.max(gap, SLOWEST);

const END_KEYS: Record<Exclude<ScanTerminator, 'pause'>, string> = { enter: 'Enter', tab: 'Tab' };

/**
 * Takes a key. Every gap has to be a scanner's: fast typing has single short ones, where two fingers roll over two keys.
 * @returns the burst after it, and what the key means
 */
export function hearKey(burst: Burst, press: KeyDown, settings: ScannerSettings): { burst: Burst; heard: Heard } {
  // Shift belongs to the capital that follows.
  if (press.key === 'Shift' || press.key === 'AltGraph') return { burst, heard: 'other' };
  const pause = press.at - burst.last;
  if (settings.end !== 'pause' && press.key === END_KEYS[settings.end] && !press.isCommand && !press.isRepeat) {
    const isScan = isCode(burst.text, settings) && pause <= Math.max(settings.gap, END_GAP);
    return { burst: isScan ? burst : NO_BURST, heard: isScan ? 'scanned' : 'other' };
  }
  // A key that is held gives characters as fast as a scanner.
  if ([...press.key].length !== 1 || press.isCommand || press.isRepeat) return { burst: NO_BURST, heard: 'other' };
  const goesOn = burst.text !== '' && pause <= settings.gap;
  return {
    burst: { text: goesOn ? burst.text + press.key : press.key, last: press.at },
    heard: goesOn ? 'goesOn' : 'begins',
  };
}

/**
 * Whether a burst may be a code: long enough, and with a digit in it, as every GTIN and nearly every shop's own code has. A word that a
 * program types at once is none.
 */
export function isCode(text: string, { end }: Pick<ScannerSettings, 'end'>): boolean {
  return text.trim().length >= (end === 'pause' ? SHORTEST_ALONE : SHORTEST) && /\d/.test(text);
}
