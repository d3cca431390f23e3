import { decodeQuotedPrintable } from './vcardText';

/** One line of a vCard, taken apart. */
export interface CardProperty {
  /** Its group, such as `item1`; empty when there is none. In lower case. */
  group: string;
  /** In capitals. */
  name: string;
  /** By names in capitals. A word without a name, as version 2.1 has them, is a `TYPE` or an `ENCODING`. */
  params: ReadonlyMap<string, readonly string[]>;
  /** Still escaped, but no longer encoded. */
  value: string;
}

/** Takes a line apart; `null` when it is none of a vCard. */
export function readProperty(line: string): CardProperty | null {
  const end = headEnd(line);
  if (end === -1) return null;
  const [path = '', ...given] = splitHead(line.slice(0, end), ';');
  const dot = path.indexOf('.');
  const name = path
    .slice(dot + 1)
    .trim()
    .toUpperCase();
  const params = readParams(given);
  const isQuoted = params.get('ENCODING')?.some((encoding) => encoding.toUpperCase() === 'QUOTED-PRINTABLE');
  const raw = line.slice(end + 1);
  return {
    group: path.slice(0, Math.max(0, dot)).trim().toLowerCase(),
    name,
    params,
    value: isQuoted ? decodeQuotedPrintable(raw, params.get('CHARSET')?.[0]) : raw,
  };
}

/** Where the head ends: the first colon outside of quotation marks. */
function headEnd(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  // A quotation mark that nobody closed.
  return line.indexOf(':');
}

function readParams(parts: readonly string[]): Map<string, string[]> {
  const params = new Map<string, string[]>();
  for (const text of parts) {
    const at = text.indexOf('=');
    const name = at === -1 ? bareName(text) : text.slice(0, at).trim().toUpperCase();
    const given = splitHead(text.slice(at + 1), ',').map(readValue);
    // Several types may stand between one pair of quotation marks.
    const values = name === 'TYPE' ? given.flatMap((value) => value.split(',')) : given;
    params.set(name, [...(params.get(name) ?? []), ...values]);
  }
  return params;
}

const bareName = (word: string): string => (/^\s*(quoted-printable|base64|b|[78]bit)\s*$/i.test(word) ? 'ENCODING' : 'TYPE');

/** Without its quotation marks, and with what can't stand between them (RFC 6868). */
function readValue(text: string): string {
  const value = text.trim().replace(/^"([\s\S]*)"$/, '$1');
  return value.replace(/\^([n'^])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === "'" ? '"' : '^'));
}

function splitHead(text: string, separator: ';' | ','): string[] {
  const parts: string[] = [];
  let part = '';
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === separator && !isQuoted) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}
