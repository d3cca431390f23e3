import { foldText } from '../OptionList/foldText';

export interface TypeAhead {
  /** Text typed without a pause. */
  text: string;
  /** Time of the last key, in ms. */
  at: number;
}

const pause = 700;

/** Adds a typed letter; after a pause it starts a new text. */
export const appendTyped = (before: TypeAhead, letter: string, at: number): TypeAhead => ({
  text: at - before.at > pause ? letter : before.text + letter,
  at,
});

/**
 * Returns the index of the option that a typed text leads to from the active one, or -1. A single letter, even repeated, cycles
 * through the options that begin with it; more letters stay at the active option while it matches.
 */
export function optionByText(labels: readonly string[], text: string, active: number): number {
  const folded = foldText(text);
  if (folded === '') return -1;
  const isOneLetter = [...folded].every((letter) => letter === folded[0]);
  const wanted = isOneLetter ? folded.slice(0, 1) : folded;
  const from = isOneLetter ? active + 1 : Math.max(active, 0);
  const order = labels.map((_, index) => (from + index) % labels.length);
  return order.find((index) => foldText(labels[index] ?? '').startsWith(wanted)) ?? -1;
}
