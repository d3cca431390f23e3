/** Encodings that a file may have. Windows-1254 is Turkish, windows-1252 Western European. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Reason why the bytes are not a text table: an Excel or LibreOffice workbook, some other binary file, or no content. */
export type NonTextReason = 'workbook' | 'binary' | 'empty';

export interface EncodingGuess {
  encoding: Encoding;
  /** Whether the file states its encoding by a byte order mark. */
  bom: boolean;
  /** `false`: the two Windows encodings cannot be told apart here, so the user should check the letters. */
  sure: boolean;
}

/** Number of bytes examined. Whether the whole file is UTF-8 shows later, when it is decoded. */
const SAMPLE = 256 * 1024;

/** Gives the reason why the bytes cannot be a text table, or `null` when they can. */
export function nonTextReason(bytes: Uint8Array): NonTextReason | null {
  if (bytes.length === 0) return 'empty';
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  // Zip (xlsx, ods, numbers) and the compound file of old Excel.
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0)) return 'workbook';
  if (startsWithBom(bytes)) return null;
  const sample = bytes.subarray(0, SAMPLE);
  if (looksUtf16(countZeros(sample), sample.length)) return null;
  // A single zero byte may occur in text; control characters never make up a tenth of a text.
  return countControls(sample) > sample.length * 0.1 ? 'binary' : null;
}

/**
 * Detects the encoding of the bytes: by a byte order mark, then UTF-16 by its zero bytes, then UTF-8 if valid, else one of
 * the Windows encodings by the letters that Turkish has and Western European languages lack.
 */
export function detectEncoding(bytes: Uint8Array): EncodingGuess {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', bom: true, sure: true };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', bom: true, sure: true };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', bom: true, sure: true };
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = countZeros(sample);
  if (looksUtf16(zeros, sample.length)) {
    return { encoding: zeros.odd > zeros.even ? 'utf-16le' : 'utf-16be', bom: false, sure: true };
  }
  if (isUtf8(bytes)) return { encoding: 'utf-8', bom: false, sure: true };
  return windowsEncoding(sample);
}

/** Decodes the bytes, without a byte order mark. Bytes invalid in the encoding become U+FFFD. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function startsWithBom(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function countControls(sample: Uint8Array): number {
  let controls = 0;
  for (const byte of sample) if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) controls++;
  return controls;
}

function countZeros(sample: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let index = 0; index < sample.length; index++) {
    if (sample[index] === 0) zeros[index % 2 === 0 ? 'even' : 'odd']++;
  }
  return zeros;
}

function looksUtf16(zeros: { even: number; odd: number }, length: number): boolean {
  const half = length / 2;
  // Delimiters, digits and line ends alone make a third of a table's characters ASCII.
  return (zeros.odd > half * 0.3 && zeros.even < half * 0.02) || (zeros.even > half * 0.3 && zeros.odd < half * 0.02);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Bytes that are ğ İ ı ş Ğ Ş in windows-1254, and ð Ý ý þ Ð Þ (Icelandic only) in windows-1252. All other letters are
 * identical.
 */
const TURKISH: ReadonlySet<number> = new Set([0xf0, 0xdd, 0xfd, 0xfe, 0xd0, 0xde]);

function windowsEncoding(sample: Uint8Array): EncodingGuess {
  let turkish = 0;
  for (const byte of sample) if (TURKISH.has(byte)) turkish++;
  return turkish > 0
    ? { encoding: 'windows-1254', bom: false, sure: false }
    : { encoding: 'windows-1252', bom: false, sure: false };
}
