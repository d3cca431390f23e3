/** Letters from which a word with one typing error still counts as that word. */
const ONE_ERROR_FROM = 4;

/**
 * Whether a typed word matches another with at most one typing error: a letter wrong, too many, too few, or two swapped.
 * The beginning of the word is enough.
 * @param typed folded, as is `word`
 */
export function isFuzzyMatch(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  if (typed.length < ONE_ERROR_FROM) return false;
  const [wrong = '', next = ''] = typed.slice(at);
  const after = typed.slice(at + 1);
  return (
    word.startsWith(after, at + 1) ||
    word.startsWith(after, at) ||
    word.startsWith(wrong + after, at + 1) ||
    word.startsWith(next + wrong + after.slice(1), at)
  );
}
