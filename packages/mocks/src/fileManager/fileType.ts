import { nameParts } from '@stockroom/contract';

/** Number of bytes that are checked for a file's type. */
const HEAD = 4096;

const OFFICE: Readonly<Record<string, string>> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Signatures of file types, with their offset. */
const SIGNATURES: readonly (readonly [mime: string, text: string, at?: number])[] = [
  ['image/jpeg', '\u00ff\u00d8\u00ff'],
  ['image/png', '\u0089PNG\r\n\u001a\n'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'WEBP', 8],
  ['audio/wav', 'WAVE', 8],
  ['application/pdf', '%PDF-'],
  ['application/zip', 'PK\u0003\u0004'],
  ['audio/mpeg', 'ID3'],
  ['audio/mpeg', '\u00ff\u00fb'],
  ['audio/ogg', 'OggS'],
  ['video/mp4', 'ftyp', 4],
  ['video/webm', '\u001aE\u00df\u00a3'],
];

/**
 * Returns a file's media type by its content, regardless of its name. It is never an executable type: a page, a script or an
 * SVG is plain text. An unknown type is binary data.
 */
export async function mimeOf(name: string, bytes: Blob): Promise<string> {
  const head = new Uint8Array(await bytes.slice(0, HEAD).arrayBuffer());
  const hasTextAt = (text: string, at: number) => [...text].every((sign, index) => head[at + index] === sign.codePointAt(0));
  const ending = nameParts(name).ending.toLowerCase();
  const known = SIGNATURES.find(([, text, at = 0]) => hasTextAt(text, at))?.[0];
  if (known === 'application/zip') return OFFICE[ending] ?? known;
  if (known) return known;
  if (!isText(head)) return 'application/octet-stream';
  return ending === '.csv' || ending === '.tsv' ? 'text/csv' : 'text/plain';
}

/** Whether the bytes are text in UTF-8, windows-1254 or similar; a character cut off at the end is not an error. */
function isText(head: Uint8Array): boolean {
  return !head.some((byte) => byte === 0 || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte)));
}

const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WEBP',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'text/csv': 'CSV',
  [OFFICE['.docx'] ?? '']: 'DOC',
  [OFFICE['.xlsx'] ?? '']: 'XLS',
};

/** Returns the usual name of a file's kind: by its content if conclusive, else by its extension. */
export function typeOf(name: string, mime: string): string {
  const ending = nameParts(name).ending.slice(1).toUpperCase();
  return TYPES[mime] ?? (/^[A-Z0-9]{1,5}$/.test(ending) ? ending : mime === 'text/plain' ? 'TXT' : 'FILE');
}
