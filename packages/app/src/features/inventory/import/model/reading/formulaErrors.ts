import { splitList } from '#shared/csv/csvCells';
import { isSpreadsheetError } from '#shared/csv/spreadsheetDamage';
import { isLookupTarget, type FieldTarget } from '../targets';
import { truncateForMessage } from './longText';
import type { CellReading } from './reading';

/** Text fields in which a formula's error would pass for a word. Numbers and yes/no fields reject it anyway. */
const TEXT_TARGETS: ReadonlySet<FieldTarget> = new Set<FieldTarget>(['sku', 'name', 'description', 'barcode']);
/** Separators between several names in one cell. */
const NAME_SEPARATORS: Partial<Record<FieldTarget, string>> = { category: '>', name: ' - ' };

/** Whether a formula's error, such as `#N/A`, stands where a text belongs, or among several texts of the cell. */
export function holdsFormulaError({ cell, target, existing, exact }: CellReading): boolean {
  if (!cell.includes('#') && !cell.includes('Err:')) return false;
  if (target === 'name' && cell === existing?.name) return false;
  if (target === 'tags') return splitList(cell, exact).some(isSpreadsheetError);
  if (!isLookupTarget(target) && !TEXT_TARGETS.has(target)) return false;
  const between = NAME_SEPARATORS[target];
  return isSpreadsheetError(cell) || (between !== undefined && cell.split(between).some(isSpreadsheetError));
}

/** Reports a formula's error and keeps the product's value; without a name or a SKU there is no product. */
export function reportFormulaError({ cell, target, existing, result }: CellReading): void {
  const isNeeded = !existing && (target === 'name' || target === 'sku');
  result.issues.push({
    target,
    code: 'formulaError',
    severity: isNeeded ? 'error' : 'warning',
    params: { value: truncateForMessage(cell.trim()), kept: existing ? '…' : '' },
  });
}
