/** A part of a text: plain, or a link. */
export interface TextPart {
  text: string;
  /** Index at which it begins. */
  at: number;
  /** Address of a page or a mailbox; not validated yet. */
  href?: string;
}

/** Characters that an address can't directly follow. Letters of other scripts may precede it without a space. */
const WORD = String.raw`\p{Script=Latin}\p{N}_`;
const HOST = String.raw`[^\s<>"'’“”()[\]{},;!/?#\\]+`;
const PAGE = String.raw`(?:https?:\/\/|www\.)${HOST}(?:[/?#][^\s<>"]*)?`;
/** At most 64 characters, as in the standard, so that a long text is not scanned again from each of its words. */
const MAILBOX = String.raw`[${WORD}][${WORD}.+'’-]{0,63}@[${WORD}-]+(?:\.[${WORD}-]+)+`;
const LINK = new RegExp(`(?<![${WORD}])(?:${PAGE}|${MAILBOX})`, 'giu');

/** Splits a text at its addresses of pages and people. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index: at } of text.matchAll(LINK)) {
    const found = withoutSentence(match);
    const href = hrefOf(found);
    if (!URL.canParse(href)) continue;
    if (at > end) parts.push({ text: text.slice(end, at), at: end });
    parts.push({ text: found, at, href });
    end = at + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}

function hrefOf(text: string): string {
  if (/^https?:/i.test(text)) return text;
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`;
}

const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;
const ENDS = ".,;:!?'’”»…([{";

/** Strips the punctuation of the surrounding sentence from an address. A bracket opened in the address is closed in it. */
function withoutSentence(address: string): string {
  const unopened = new Map<string, number>(
    BRACKETS.map(([open, close]) => [close, address.split(close).length - address.split(open).length]),
  );
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const spare = unopened.get(last) ?? 0;
    if (spare > 0) unopened.set(last, spare - 1);
    else if (!ENDS.includes(last)) break;
    end -= 1;
  }
  return address.slice(0, end);
}
