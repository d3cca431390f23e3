import { splitGraphemes } from '../Field/graphemes';
import { foldLetters, foldText } from '../OptionList/foldText';

export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

/** Longer texts are shown unmarked: nobody reads a mark that far in. */
const MAX_LENGTH = 1000;

/**
 * Splits a text at the words of a query. It matches as `foldText` does: ignoring case and accents, with the Turkish i's as one
 * letter; each word literally. No letter is split.
 */
export function highlightParts(text: string, query: string): HighlightPart[] {
  const words = [...new Set(foldText(query.slice(0, MAX_LENGTH)).split(' '))].filter(Boolean);
  if (words.length === 0 || text === '' || text.length > MAX_LENGTH) return text === '' ? [] : [{ text, isMatch: false }];
  const { folded, letters, at } = foldWithLetters(text);
  const isMarked = new Set<number>();
  for (const word of words) {
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + word.length)) {
      for (let index = from; index < from + word.length; index += 1) isMarked.add(at[index] ?? 0);
    }
  }
  const parts: HighlightPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = isMarked.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

/** Returns the folded text, the letters of the text, and the letter that each folded character belongs to. */
function foldWithLetters(text: string) {
  const letters = splitGraphemes(text);
  let folded = '';
  const at: number[] = [];
  for (const [index, letter] of letters.entries()) {
    for (const character of foldLetters(letter)) {
      folded += character;
      for (let unit = 0; unit < character.length; unit += 1) at.push(index);
    }
  }
  return { folded, letters, at };
}
