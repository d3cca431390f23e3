import { isLongerThan, PRODUCT_LIMITS } from '@stockroom/contract';
import { splitList } from '#shared/csv/csvCells';
import { isSpreadsheetError, withoutControls } from '#shared/csv/spreadsheetDamage';
import { tagIdInBraces } from '../judging/lookups';
import { nameKey } from '../judging/names';
import type { WeightUnit } from '../mapping';
import { FIELD_OF, type FieldTarget, isLookupTarget, isNumberTarget, type LookupTarget, type NumberTarget } from '../targets';
import { truncateForMessage } from './longText';
import { parseNumber } from './numberStyle';
import { htmlToText, looksLikeHtml } from './plainText';
import { readCode } from './readCode';
import { addNote, type CellReading, NEW_TAG, type ReadContext, unknownNameKey } from './reading';
import { readImages, readMainPicture } from './readPictures';
import { type FileRecord, rawCell } from './records';

/** Pounds per unit of weight. */
const POUNDS: Readonly<Record<WeightUnit, number>> = { lb: 1, kg: 2.204_622_621_8, g: 0.002_204_622_621_8, oz: 0.0625 };

const YES: ReadonlySet<string> = new Set([
  '1',
  'yes',
  'true',
  'y',
  'active',
  'on',
  'published',
  'enabled',
  'visible',
  'evet',
  'aktif',
  'etkin',
  'dogru',
  'acik',
  'yayinda',
  'var',
  'x',
]);
const NO: ReadonlySet<string> = new Set([
  '0',
  '-1',
  'no',
  'false',
  'n',
  'draft',
  'archived',
  'inactive',
  'off',
  'disabled',
  'hidden',
  'unlisted',
  'private',
  'hayir',
  'pasif',
  'devre disi',
  'yanlis',
  'kapali',
  'yok',
  'taslak',
]);

/** Reads one cell into the draft, without the control characters and formula errors that other programs left in it. */
export function readCell(given: CellReading): void {
  const reading = withPlainText(given);
  const { cell, target, existing, context, result, edited } = reading;
  const { draft } = result;
  const blank = cell.trim() === '';
  if (blank && existing && !edited && (context.mapping.emptyCells === 'keep' || isKeptWhenEmpty(target))) return;
  if (!edited && holdsFormulaError(reading)) return reportFormulaError(reading);
  if (isNumberTarget(target)) return readNumber(target, reading);
  if (isLookupTarget(target)) return readName(target, reading);
  switch (target) {
    case 'sku':
    case 'barcode':
      readCode(target, reading);
      return;
    case 'name':
      draft.name = cell === existing?.name ? cell : cell.trim();
      return;
    case 'description':
      readDescription(reading);
      return;
    case 'active':
      readActive(reading);
      return;
    case 'tags':
      readTags(reading);
      return;
    case 'images':
      readImages(reading);
      return;
    case 'thumbnail':
      readMainPicture(reading);
      return;
    case 'template': {
      const id = parseNumber(cell, 'dot');
      draft.templateId = id !== null && Number.isSafeInteger(id) && id >= 0 ? id : 1;
    }
  }
}

function withPlainText(reading: CellReading): CellReading {
  const { cell, target, existing, result } = reading;
  if (target === 'images' || target === 'thumbnail') return reading;
  const text = withoutControls(cell);
  // A value that the product already has does not come from the file.
  if (text === cell || cell === existing?.[FIELD_OF[target]]) return reading;
  addNote(result, 'controlsRemoved');
  return { ...reading, cell: text };
}

/** Whether a field cannot be empty: an empty cell never clears it. */
function isKeptWhenEmpty(target: FieldTarget): boolean {
  return (isNumberTarget(target) && target !== 'reorderPoint') || target === 'active' || target === 'template';
}

function readNumber(target: NumberTarget, { cell, record, context, result, edited }: CellReading): void {
  const column = context.columns[target]?.[0] ?? -1;
  const sign = edited ? 'dot' : (context.mapping.decimals[column] ?? 'dot');
  const text = target === 'weight' ? cell.trim().replace(/\s?(kg|g|gr|lbs?|oz)\.?$/i, '') : cell;
  let value = parseNumber(text, sign);
  if (value === null) {
    if (target === 'reorderPoint') result.draft.reorderPoint = null;
    else result.draft[target] = 0;
    return;
  }
  if (target === 'weight' && !edited) {
    const unit = unitOf(cell, record, context);
    if (unit !== 'lb' && value !== 0) {
      value = Math.round(value * POUNDS[unit] * 10_000) / 10_000;
      result.notes.push('weightConverted');
    }
  }
  if (target === 'taxPercent' && !edited && context.mapping.taxes === 'share') value = Math.round(value * 1e6) / 1e4;
  // Sums such as 0.1 + 0.2 leave other programs with meaningless trailing digits.
  if (isMoney(target) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-4) value = Math.round(value * 100) / 100;
  result.draft[target] = value;
}

function unitOf(cell: string, record: FileRecord, context: ReadContext): WeightUnit {
  const unitText = (
    /(kg|gr?|lbs?|oz)\.?\s*$/i.exec(cell)?.[1] ?? rawCell(record, 'weightUnit', context.rows, context.columns).trim()
  ).toLowerCase();
  if (unitText === 'kg' || unitText === 'oz') return unitText;
  if (unitText === 'g' || unitText === 'gr') return 'g';
  if (unitText === 'lb' || unitText === 'lbs') return 'lb';
  return context.mapping.weightUnit;
}

function isMoney(target: NumberTarget): boolean {
  return target === 'cost' || target === 'basePrice' || target === 'price';
}

function readName(target: LookupTarget, { cell, existing, context, result, edited }: CellReading): void {
  const field = FIELD_OF[target];
  const index = context.indexes[target];
  const text = truncateForMessage(cell.trim());
  if (existing && (cell === index.write(existing[field]) || text === index.write(existing[field]))) return;
  if (text === '') {
    result.draft[field] = 0;
    return;
  }
  const candidates = target === 'category' && !edited ? [text, ...splitList(text, false)] : [text];
  const matches = candidates.map((name) => index.find(name));
  const found = matches.find((match) => match.kind === 'one');
  if (found?.kind === 'one') {
    result.draft[field] = found.id;
    if (candidates.length > 2) result.notes.push('moreCategories');
    return;
  }
  result.unknownNames.push({ target, name: text });
  const chosen = context.chosenName(unknownNameKey(target, text));
  if (chosen !== undefined) {
    result.draft[field] = chosen;
    return;
  }
  const code = matches.some((match) => match.kind === 'several') ? 'nameAmbiguous' : 'nameUnknown';
  const kept = existing ? (index.nameOf(existing[field]) ?? '') : '';
  result.issues.push({ target, code, severity: 'warning', params: { name: text, kept } });
}

function readDescription({ cell, existing, exact, context, result }: CellReading): void {
  if (exact || cell === existing?.description) {
    result.draft.description = cell;
    return;
  }
  // WooCommerce writes a line break in a description as the two characters `\n`.
  const text = context.format === 'woocommerce' ? cell.replaceAll(String.raw`\n`, '\n') : cell;
  if (!looksLikeHtml(text)) {
    result.draft.description = text.trim();
    return;
  }
  result.draft.description = htmlToText(text);
  result.notes.push('formattingRemoved');
}

function readActive({ cell, result }: CellReading): void {
  const word = nameKey(cell);
  if (word === '') return;
  if (YES.has(word)) result.draft.active = true;
  else if (NO.has(word)) result.draft.active = false;
  else {
    result.issues.push({
      target: 'active',
      code: 'notYesNo',
      severity: 'error',
      params: { value: truncateForMessage(cell.trim()) },
    });
  }
}

function readTags({ cell, existing, exact, context, result }: CellReading): void {
  const ids: string[] = [];
  for (const title of splitList(cell, exact)) {
    const id = tagIdInBraces(title);
    if (id !== null && (existing?.tags.includes(id) || context.indexes.tags.titleOf(id) !== undefined)) {
      ids.push(id);
      continue;
    }
    const trimmed = title.trim();
    if (trimmed === '') continue;
    if (isLongerThan(trimmed, PRODUCT_LIMITS.tagTitle)) {
      result.issues.push({
        target: 'tags',
        code: 'tagTooLong',
        severity: 'error',
        params: { title: truncateForMessage(trimmed), max: PRODUCT_LIMITS.tagTitle },
      });
      continue;
    }
    ids.push(context.indexes.tags.find(title) ?? context.indexes.tags.find(trimmed) ?? `${NEW_TAG}${trimmed}`);
  }
  result.draft.tags = [...new Set(ids)];
}

/** Text fields in which a formula's error would pass for a word. Numbers and yes/no fields reject it anyway. */
const TEXT_TARGETS: ReadonlySet<FieldTarget> = new Set<FieldTarget>(['sku', 'name', 'description', 'barcode']);
/** Separators between several names in one cell. */
const NAME_SEPARATORS: Partial<Record<FieldTarget, string>> = { category: '>', name: ' - ' };

/** Whether a formula's error, such as `#N/A`, stands where a text belongs, or among several texts of the cell. */
function holdsFormulaError({ cell, target, existing, exact }: CellReading): boolean {
  if (!cell.includes('#') && !cell.includes('Err:')) return false;
  if (target === 'name' && cell === existing?.name) return false;
  if (target === 'tags') return splitList(cell, exact).some(isSpreadsheetError);
  if (!isLookupTarget(target) && !TEXT_TARGETS.has(target)) return false;
  const between = NAME_SEPARATORS[target];
  return isSpreadsheetError(cell) || (between !== undefined && cell.split(between).some(isSpreadsheetError));
}

/** Reports a formula's error and keeps the product's value; without a name or a SKU there is no product. */
function reportFormulaError({ cell, target, existing, result }: CellReading): void {
  const isNeeded = !existing && (target === 'name' || target === 'sku');
  result.issues.push({
    target,
    code: 'formulaError',
    severity: isNeeded ? 'error' : 'warning',
    params: { value: truncateForMessage(cell.trim()), kept: existing ? '…' : '' },
  });
}
