/** A keydown event. */
export interface KeyDown {
  /** Its result: a character, or the name of a key. */
  key: string;
  /** Time of the press, in milliseconds of any clock. */
  at: number;
  /** Whether the key is held down. */
  isRepeat?: boolean;
  /** Whether Ctrl, Alt or Cmd is held with it, so that it yields no character. */
  isCommand?: boolean;
}

/** Typing behaviour of a scanner. */
export interface ScannerSettings {
  /** Longest time between two keys of one scan, in milliseconds. */
  gap: number;
  /** Terminator after a code; `pause`: none. */
  end: 'enter' | 'tab' | 'pause';
}

/** Characters received so far at a scanner's speed, one after the other. */
export interface Burst {
  text: string;
  /** Time of its last key. */
  last: number;
}

export const NO_BURST: Burst = { text: '', last: -Infinity };

/** Role of a key: none, the first of a possible scan, a continuation, or the end of a scan. */
export type KeyRole = 'other' | 'begins' | 'goesOn' | 'scanned';

/** Shortest code that an end key distinguishes from typing. */
const MIN_LENGTH = 4;
/** Shortest code that only its speed distinguishes from typing. */
const MIN_LENGTH_WITHOUT_END = 6;
/** Longest gap before the end key: scanners may be slow there, and nobody types four characters at their speed before it. */
const END_GAP = 100;

/** Slowest scanner, in milliseconds from key to key. */
const SLOWEST = 100;

/** Waiting time for the next key of a scanner that may be slower than its setting. */
export const slowGap = (gap: number): number => Math.max(gap, SLOWEST);

const END_KEYS: Record<Exclude<ScannerSettings['end'], 'pause'>, string> = { enter: 'Enter', tab: 'Tab' };

/**
 * Processes a key. Every gap must be a scanner's: fast typing has single short ones, where two fingers roll over two keys.
 * @returns the burst after it, and the key's role
 */
export function advanceBurst(burst: Burst, press: KeyDown, settings: ScannerSettings): { burst: Burst; keyRole: KeyRole } {
  // Shift belongs to the capital that follows.
  if (press.key === 'Shift' || press.key === 'AltGraph') return { burst, keyRole: 'other' };
  const pause = press.at - burst.last;
  if (settings.end !== 'pause' && press.key === END_KEYS[settings.end] && !press.isCommand && !press.isRepeat) {
    const isScan = isCode(burst.text, settings) && pause <= Math.max(settings.gap, END_GAP);
    return { burst: isScan ? burst : NO_BURST, keyRole: isScan ? 'scanned' : 'other' };
  }
  // A key held down yields characters as fast as a scanner.
  if ([...press.key].length !== 1 || press.isCommand || press.isRepeat) return { burst: NO_BURST, keyRole: 'other' };
  const goesOn = burst.text !== '' && pause <= settings.gap;
  return {
    burst: { text: goesOn ? burst.text + press.key : press.key, last: press.at },
    keyRole: goesOn ? 'goesOn' : 'begins',
  };
}

/**
 * Whether a burst may be a code: long enough, and with a digit, as every GTIN and nearly every shop's own code has. A word
 * that a program types at once is no code.
 */
export function isCode(text: string, { end }: Pick<ScannerSettings, 'end'>): boolean {
  return text.trim().length >= (end === 'pause' ? MIN_LENGTH_WITHOUT_END : MIN_LENGTH) && /\d/.test(text);
}
