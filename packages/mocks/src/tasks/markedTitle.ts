import { fold } from '../engine/fold';

/** Wraps matches of folded words in `<mark>` and escapes everything else: shown as HTML, the result is only the text. */
export function markedTitle(title: string, words: readonly string[]): string {
  const letters = [...title];
  const folded = letters.map(fold);
  const text = folded.join('');
  /** For each position in the folded text, the index of its letter. */
  const letterAt = folded.flatMap((piece, at) => Array.from({ length: piece.length }, () => at));
  const isMarked = letters.map(() => false);
  for (const word of words) {
    if (word === '') continue;
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
      const [first = 0, last = 0] = [letterAt[from], letterAt[from + word.length - 1]];
      isMarked.fill(true, first, last + 1);
    }
  }
  let html = '';
  for (const [at, letter] of letters.entries()) {
    // A combining mark that is folded away, such as an accent, belongs to the letter before it.
    const isOn = isMarked[at] === true || (folded[at] === '' && html.endsWith('</mark>'));
    if (isOn && html.endsWith('</mark>')) html = `${html.slice(0, -'</mark>'.length)}${escaped(letter)}</mark>`;
    else html += isOn ? `<mark>${escaped(letter)}</mark>` : escaped(letter);
  }
  return html;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (letter: string): string => ENTITIES[letter] ?? letter;
