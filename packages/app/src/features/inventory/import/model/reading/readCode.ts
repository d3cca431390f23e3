import { cleanBarcode } from '#shared/barcodes/model/gtin';
import { digitsOfNumber, isSpreadsheetError, withoutControls } from '#shared/csv/spreadsheetDamage';
import type { FileFormat } from './formats';
import { truncateForMessage } from './longText';
import { addNote, type CellReading } from './reading';

/**
 * Length from which a code that ends in `.0` counts as a number in our own files, which write codes as they are: that of a
 * barcode.
 */
const BARCODE_LENGTH = 8;

/**
 * The original code of a cell that a spreadsheet may have turned into a number.
 * @returns `null` where its digits are lost
 */
function codeInFile(cell: string, format: FileFormat): string | null {
  const digits = digitsOfNumber(cell);
  if (digits === undefined || (format === 'own' && digits !== null && digits.length < BARCODE_LENGTH)) return cell;
  return digits;
}

/** The code as far as it can identify a product: empty where the file has no code, or only a part of it. */
export function knownCode(cell: string, format: FileFormat): string {
  const text = withoutControls(cell).trim();
  return isSpreadsheetError(text) ? '' : (codeInFile(text, format) ?? '');
}

/** Reads a SKU or a barcode. A code that lost digits never replaces a good one. */
export function readCode(target: 'sku' | 'barcode', { cell, existing, context, result, edited }: CellReading): void {
  const { draft } = result;
  if (cell === existing?.[target]) {
    draft[target] = cell;
    return;
  }
  const code = edited ? cell : codeInFile(cell, context.format);
  if (code === null) {
    const kept = existing?.[target] ?? '';
    const severity = target === 'sku' && !existing ? 'error' : 'warning';
    result.issues.push({ target, code: 'digitsLost', severity, params: { value: truncateForMessage(cell.trim()), kept } });
    return;
  }
  if (code !== cell) addNote(result, 'codeRestored');
  draft[target] = target === 'sku' ? code.trim() : cleanBarcode(code);
}
