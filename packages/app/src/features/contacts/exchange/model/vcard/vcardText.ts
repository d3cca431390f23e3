import { detectEncoding } from '#shared/csv/encoding';

/** Escapes text as a vCard value (RFC 6350, 3.4). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\,;]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    // Removes all other control characters, which steer terminals or end lines.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '');

/** Text of a value. Needless escapes are accepted too. */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\s\S])/g, (_, letter: string) => (letter === 'n' || letter === 'N' ? '\n' : letter));

/** Splits a value at separators that are not escaped; the parts stay escaped. */
export function splitValue(value: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '\\') at++;
    else if (value[at] === separator) {
      parts.push(value.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, value.slice(from)];
}

/** Decodes quoted-printable text (RFC 2045, 6.7). Without a known character set, the encoding is detected as for a file. */
export function decodeQuotedPrintable(value: string, charset: string | undefined): string {
  const bytes: number[] = [];
  const plain = new TextEncoder();
  for (let at = 0; at < value.length; at++) {
    const code = /^=[\da-f]{2}/i.test(value.slice(at, at + 3)) ? Number.parseInt(value.slice(at + 1, at + 3), 16) : null;
    if (code !== null) {
      bytes.push(code);
      at += 2;
    } else {
      const letter = String.fromCodePoint(value.codePointAt(at) ?? 0);
      at += letter.length - 1;
      bytes.push(...plain.encode(letter));
    }
  }
  const data = Uint8Array.from(bytes);
  return decoderOf(charset, data).decode(data);
}

function decoderOf(charset: string | undefined, bytes: Uint8Array): TextDecoder {
  try {
    if (charset) return new TextDecoder(charset);
  } catch {
    // The browser does not know the character set.
  }
  return new TextDecoder(detectEncoding(bytes).encoding);
}
