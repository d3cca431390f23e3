/** Range of a text: from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Lower-cases a text and removes accents, with each character at its position: `Yarın` becomes `yarin`; `İ` and `I` become
 * `i` in every language.
 */
export function plainText(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) plain += plainSign(text[at] ?? '');
  return plain;
}

function plainSign(sign: string): string {
  if (sign === 'ı') return 'i';
  const [base = sign] = sign.normalize('NFD');
  const small = base.toLowerCase();
  return small.length === sign.length ? small : sign;
}

/** Whether a range of a text may be taken as a match. */
export type SpanFilter = (span: Span) => boolean;

/**
 * Finds whole words in a plain text: not in "tomorrow's".
 * @param wordsPattern a pattern's source, matched against the plain text
 */
export function findWords(plain: string, wordsPattern: string, isMeant: SpanFilter = () => true): RegExpExecArray | null {
  const alone = new RegExp(String.raw`(?<![\p{L}\p{N}#@])(?:${wordsPattern})(?![\p{L}\p{N}]|['’]\p{L})`, 'gu');
  return [...plain.matchAll(alone)].find((match) => isMeant(spanOf(match))) ?? null;
}

export const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

/** Removes ranges from a text, with the gaps that they leave. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = text;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.replace(/\s+/g, ' ').trim();
}
