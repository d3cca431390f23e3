import { createCsvReader, sniffDelimiter, withoutSepLine } from '#shared/csv/csvReader';
import { decode, detectEncoding } from '#shared/csv/encoding';
import type { FileContent } from '../model/fileContent';
import type { PreviewKind } from '../model/previewKind';

/** Maximum characters of a text, and rows of a table, in a preview. */
const MAX_CHARACTERS = 100_000;
const MAX_ROWS = 500;
/** Bytes read for a preview. */
const MAX_BYTES = 512 * 1024;

/** Reads the part of a file that its preview shows. */
export async function readContent(blob: Blob, kind: PreviewKind): Promise<FileContent> {
  if (kind !== 'text' && kind !== 'table') return { bytes: blob, isCut: false };
  const bytes = new Uint8Array(await blob.slice(0, MAX_BYTES).arrayBuffer());
  const text = decode(bytes, detectEncoding(bytes).encoding);
  if (kind === 'text') {
    return { text: text.slice(0, MAX_CHARACTERS), isCut: text.length > MAX_CHARACTERS || blob.size > MAX_BYTES };
  }
  const bare = withoutSepLine(text);
  const rows = createCsvReader(bare, sniffDelimiter(bare)).read(MAX_ROWS + 1);
  const shown = rows.slice(0, MAX_ROWS).map(({ cells, row }) => ({
    row,
    cells: cells.map((cell, column) => ({ column, text: cell })),
  }));
  return { rows: shown, isCut: rows.length > MAX_ROWS };
}
