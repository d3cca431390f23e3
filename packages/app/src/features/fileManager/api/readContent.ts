import { createCsvReader, sniffDelimiter, withoutSepLine } from '../../../shared/csv/csvReader';
import { decode, detectEncoding } from '../../../shared/csv/encoding';
import type { FileContent } from '../model/fileContent';
import type { PreviewKind } from '../model/previewKind';

/** Maximum characters of a text, and rows of a table, in a preview. */
const LONGEST = 100_000;
const MOST_ROWS = 500;
/** Bytes read for a preview. */
const READ = 512 * 1024;

/** Reads the part of a file that its preview shows. */
export async function readContent(blob: Blob, kind: PreviewKind): Promise<FileContent> {
  if (kind !== 'text' && kind !== 'table') return { bytes: blob, isCut: false };
  const bytes = new Uint8Array(await blob.slice(0, READ).arrayBuffer());
  const text = decode(bytes, detectEncoding(bytes).encoding);
  if (kind === 'text') return { text: text.slice(0, LONGEST), isCut: text.length > LONGEST || blob.size > READ };
  const bare = withoutSepLine(text);
  const rows = createCsvReader(bare, sniffDelimiter(bare)).read(MOST_ROWS + 1);
  const shown = rows.slice(0, MOST_ROWS).map(({ cells, row }) => ({
    row,
    cells: cells.map((cell, column) => ({ column, text: cell })),
  }));
  return { rows: shown, isCut: rows.length > MOST_ROWS };
}
