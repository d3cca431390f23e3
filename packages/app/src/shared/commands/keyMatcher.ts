import type { Command } from './command';
import { type KeyPress, matchesStroke, parseKeys } from './keys';

/** Longest pause inside a sequence such as `g i`, in milliseconds. */
export const SEQUENCE_PAUSE = 1200;

export interface KeyMatcher {
  /**
   * Takes a key press and returns the command whose keys it completes.
   * @param commands those whose keys may match now
   * @param at time of the press in milliseconds, of any clock
   */
  press: (press: KeyPress, commands: readonly Command[], at: number) => Command | 'waiting' | null;
  /** Drops the sequence begun. */
  reset: () => void;
}

/** Follows key presses through chords and sequences. Of two commands with the same keys the first of the list matches. */
export function createKeyMatcher(isApple: boolean): KeyMatcher {
  let pendingPresses: KeyPress[] = [];
  let last = -Infinity;

  const find = (presses: KeyPress[], commands: readonly Command[]): Command | 'waiting' | null => {
    let waiting = false;
    for (const command of commands) {
      if (!command.keys) continue;
      const strokes = parseKeys(command.keys);
      const fits = presses.every((press, index) => strokes[index] && matchesStroke(press, strokes[index], isApple));
      if (fits && strokes.length === presses.length) return command;
      waiting ||= fits;
    }
    return waiting ? 'waiting' : null;
  };

  return {
    press(press, commands, at) {
      if (at - last > SEQUENCE_PAUSE) pendingPresses = [];
      last = at;
      const before = pendingPresses;
      pendingPresses = [...before, press];
      let found = find(pendingPresses, commands);
      if (found === null && before.length > 0) {
        // A stroke that does not continue a sequence may begin another.
        pendingPresses = [press];
        found = find(pendingPresses, commands);
      }
      if (found !== 'waiting') pendingPresses = [];
      return found;
    },
    reset() {
      pendingPresses = [];
    },
  };
}
