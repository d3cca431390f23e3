/** A line of a vCard, unfolded. */
export interface CardLine {
  text: string;
  /** Number of its first line in the file, from 1. */
  number: number;
  /** Offset at which the next line begins in the text, for progress. */
  end: number;
}

/**
 * Lines of a vCard file. Folded lines are joined, also at the soft line breaks of quoted-printable. A line that is no property,
 * as where a program wrote line breaks into a note, belongs to the line before it.
 */
export function* unfoldLines(text: string): Generator<CardLine> {
  const ends = /\r\n?|\n|$/g;
  let open: OpenLine | null = null;
  for (let start = 0, number = 1; start < text.length; number++) {
    ends.lastIndex = start;
    const end = ends.exec(text)?.index ?? text.length;
    const line = text.slice(start, end);
    start = Math.max(ends.lastIndex, end + 1);
    if (open?.isSoft) appendPart(open, line);
    else if (open && /^[ \t]/.test(line)) appendPart(open, line.slice(1));
    else if (open && line !== '' && !IS_PROPERTY.test(line)) {
      appendPart(open, open.coding === 'base64' ? line : `${LINE_BREAK}${line}`);
    } else if (line !== '') {
      if (open) yield toCardLine(open);
      open = { parts: [], number, end, coding: null, isSoft: false };
      appendPart(open, line.trimStart());
    }
    if (open) open.end = start;
  }
  if (open) yield toCardLine(open);
}

/** A line still being read. It may be a picture of a megabyte, so that its parts are joined once, at the end. */
interface OpenLine {
  parts: string[];
  number: number;
  end: number;
  /** Encoding of the value; `null` while the head goes on. */
  coding: 'plain' | 'quoted' | 'base64' | null;
  isSoft: boolean;
}

function appendPart(open: OpenLine, part: string): void {
  if (open.coding === null) open.coding = codingOf(open.parts.join('') + part);
  // Quoted-printable continues in the next line after "=".
  open.isSoft = open.coding === 'quoted' && part.endsWith('=');
  open.parts.push(open.isSoft ? part.slice(0, -1) : part);
}

function codingOf(line: string): OpenLine['coding'] {
  const [head, ...value] = line.split(':', 2);
  if (head === undefined || value.length === 0) return null;
  if (/QUOTED-PRINTABLE/i.test(head)) return 'quoted';
  return /[;=](BASE64|B)\b/i.test(head) ? 'base64' : 'plain';
}

const toCardLine = ({ parts, number, end }: OpenLine): CardLine => ({ text: parts.join(''), number, end });

const IS_PROPERTY = /^\s*[A-Za-z\d-]+(\.[A-Za-z\d-]+)?\s*[:;]/;
const LINE_BREAK = String.raw`\n`;

/**
 * Removes line folds from bytes. Some programs fold in the middle of a letter, which is invalid until its two halves are
 * joined.
 */
export function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lineFeedIndex = bytes[at] === 13 && bytes[at + 1] === 10 ? at + 1 : at;
    const isFold = bytes[lineFeedIndex] === 10 && (bytes[lineFeedIndex + 1] === 32 || bytes[lineFeedIndex + 1] === 9);
    if (isFold) at = lineFeedIndex + 1;
    else unfolded[length++] = bytes[at] ?? 0;
  }
  return unfolded.subarray(0, length);
}
