import { decodeQuotedPrintable } from './vcardText';

/** One parsed line of a vCard. */
export interface CardProperty {
  /** Its group, such as `item1`, in lower case; empty without a group. */
  group: string;
  /** In upper case. */
  name: string;
  /** By names in upper case. A word without a name, as in version 2.1, is a `TYPE` or an `ENCODING`. */
  params: ReadonlyMap<string, readonly string[]>;
  /** The decoded value, still escaped. */
  value: string;
}

/** Parses a line; `null` when it is no line of a vCard. */
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

/** Finds the end of the head: the first colon outside quotation marks. */
function headEnd(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  // A quotation mark is never closed.
  return line.indexOf(':');
}

function readParams(parts: readonly string[]): Map<string, string[]> {
  const params = new Map<string, string[]>();
  for (const text of parts) {
    const at = text.indexOf('=');
    const name = at === -1 ? bareName(text) : text.slice(0, at).trim().toUpperCase();
    const given = splitHead(text.slice(at + 1), ',').map(readValue);
    // One pair of quotation marks may hold several types.
    const values = name === 'TYPE' ? given.flatMap((value) => value.split(',')) : given;
    params.set(name, [...(params.get(name) ?? []), ...values]);
  }
  return params;
}

const bareName = (word: string): string => (/^\s*(quoted-printable|base64|b|[78]bit)\s*$/i.test(word) ? 'ENCODING' : 'TYPE');

/** Removes quotation marks and decodes the characters that cannot stand between them (RFC 6868). */
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
