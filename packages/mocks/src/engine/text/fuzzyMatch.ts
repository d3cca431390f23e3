/** Minimum lengths at which a word with one or two typing errors stays recognisable. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/**
 * Whether a typed word may mean another: with a letter too many, too few, wrong, or two swapped. Matching the beginning of the
 * word is enough. Codes match exactly: another digit is another product.
 * @param typed folded, as is `word`
 */
export function isFuzzyMatch(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const errors = errorsIn(typed);
  if (errors === 0) return false;
  return errorsToBegin(typed, word.slice(0, typed.length + errors)) <= errors;
}

function errorsIn(typed: string): number {
  if (/\d/.test(typed) || typed.length < ONE_ERROR_FROM) return 0;
  return typed.length < TWO_ERRORS_FROM ? 1 : 2;
}

/** Returns the fewest errors (optimal string alignment) between a typed word and any beginning of another. */
function errorsToBegin(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const differ = typed[i - 1] === word[j - 1] ? 0 : 1;
      const least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + differ);
      const haveSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      row.push(haveSwapped ? Math.min(least, at(beforeLast, j - 2) + 1) : least);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(...last);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
