import { type Product, type ProductPatch, skuKey } from '@stockroom/contract';
import { type ProductDraft, type ProductIssue, validateProduct, withoutInvisible } from '#features/inventory/model/productRules';
import { suspiciousFields } from '#features/inventory/model/suspiciousValue';
import { barcodeKey } from '#shared/barcodes/model/gtin';
import { MAX_CELL } from '../reading/longText';
import { knownCode } from '../reading/readCode';
import { cellText, type ReadContext, type ReadRecord } from '../reading/reading';
import { draftOf, readRecord } from '../reading/readRecord';
import type { FileRecord } from '../reading/records';
import { FIELD_OF, FIELD_TARGETS, type FieldTarget, type Target, targetOfField } from '../targets';
import type { ImportIssue, NoteCode } from './issues';
import { nameKey } from './names';
import type { StoreIndex } from './storeIndex';

/** The import's treatment of a record. `skipped`: the user wants only new products, or only existing ones. */
export const RECORD_KINDS = ['add', 'change', 'unchanged', 'refused', 'skipped'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export type Edits = ReadonlyMap<Target, string>;

/** Row numbers of earlier rows of the file with the same SKU, barcode or product. */
export interface EarlierRows {
  sku: number | null;
  barcode: number | null;
  product: number | null;
}

export interface Judgement {
  kind: RecordKind;
  draft: ProductDraft;
  changed: FieldTarget[];
  issues: ImportIssue[];
  notes: NoteCode[];
  unknownNames: ReadRecord['unknownNames'];
}

/** A record's identifying values, and the product they find. */
export interface RecordIdentity {
  existing: Product | null;
  skuKey: string;
  barcodeKey: string;
  /** The id in the file is ignored: it is another store's, or no product has it. */
  idIgnored: boolean;
}

/** Identifies the product that a record is about. */
export function identify(
  record: FileRecord,
  edits: Edits | undefined,
  context: ReadContext,
  store: StoreIndex,
  storeId: number,
): RecordIdentity {
  const text = (target: Target) =>
    edits?.get(target) ?? (context.columns[target] ? cellText(record, target, context).trim() : '');
  // A code that belongs to a product of the store is taken as that code, whatever it looks like.
  const code = (target: 'sku' | 'barcode', isKnown: (code: string) => boolean) => {
    const givenText = text(target);
    return edits?.has(target) || (givenText !== '' && isKnown(givenText)) ? givenText : knownCode(givenText, context.format);
  };
  const sku = code('sku', (givenText) => store.bySku(givenText) !== undefined);
  const barcode = code('barcode', (givenText) => store.barcodeOwners(barcodeKey(givenText)).length > 0);
  const identity = { skuKey: skuKey(sku), barcodeKey: barcodeKey(barcode), idIgnored: false };
  const { identifyBy } = context.mapping;
  if (identifyBy === 'id') {
    const id = text('id');
    const sameStore = !context.columns.store || text('store') === String(storeId);
    const product = sameStore && /^\d{1,15}$/.test(id) ? store.byId(Number(id)) : undefined;
    if (product) return { ...identity, existing: product };
    return { ...identity, idIgnored: id !== '' && id !== '0', existing: (sku && store.bySku(sku)) || null };
  }
  const product =
    identifyBy === 'barcode' && barcode !== '' ? store.byBarcode(barcode) : sku === '' ? undefined : store.bySku(sku);
  return { ...identity, existing: product ?? null };
}

/** Reads a record, checks it against the product's rules and decides what the import would do with it. */
export function judge(
  record: FileRecord,
  identity: RecordIdentity,
  earlier: EarlierRows,
  edits: Edits | undefined,
  context: ReadContext,
  store: StoreIndex,
): Judgement {
  const { existing } = identity;
  const read = readRecord(record, existing, edits, context);
  const { draft } = read;
  const changed = existing ? changedTargets(existing, draft) : FIELD_TARGETS;
  const ruined = new Set(
    read.issues.filter(({ code }) => code === 'digitsLost' || code === 'formulaError').map(({ target }) => target),
  );
  const rules = fromRules(draft, existing, changed, store, record, context).filter(({ target }) => !ruined.has(target));
  const issues = [...rules, ...read.issues];
  const error = (target: FieldTarget, code: ImportIssue['code'], params: ImportIssue['params']) =>
    issues.push({ target, code, severity: 'error', params });

  if (earlier.sku !== null) error('sku', 'skuRepeated', { row: earlier.sku });
  else if (earlier.product !== null) error('sku', 'productRepeated', { row: earlier.product });
  if (earlier.barcode !== null) {
    issues.push({ target: 'barcode', code: 'barcodeRepeated', severity: 'warning', params: { row: earlier.barcode } });
  }
  if (existing && context.mapping.identifyBy === 'id' && isOtherProduct(existing, draft)) {
    issues.push({
      target: 'name',
      code: 'otherProduct',
      severity: 'warning',
      params: { name: existing.name, sku: existing.sku },
    });
  }
  for (const field of suspiciousFields(draft, existing)) {
    const target = targetOfField(field);
    const isGiven = target !== undefined && (edits?.has(target) || context.columns[target] !== undefined);
    if (isGiven) issues.push({ target, code: 'unlikely', severity: 'warning', params: {} });
  }
  const notes = identity.idIgnored ? [...read.notes, 'idIgnored' as const] : read.notes;
  return { kind: kindOf(existing, changed, issues, context), draft, changed, issues, notes, unknownNames: read.unknownNames };
}

/** Ids of the tags, brands and categories that the import created, keyed by their placeholders in the plan. */
export interface CreatedIdMaps {
  tags: ReadonlyMap<string, string>;
  names: ReadonlyMap<number, number>;
}

/** Builds the patch for a record: for an existing product only the changes, and the state they were compared with. */
export function patchOf(
  { draft, changed }: Judgement,
  existing: Product | null,
  storeId: number,
  made: CreatedIdMaps,
): ProductPatch {
  const { id: _id, ...fields } = numbersFilled({
    ...draft,
    tags: draft.tags.map((tag) => made.tags.get(tag) ?? tag),
    category: made.names.get(draft.category) ?? draft.category,
    brandId: made.names.get(draft.brandId) ?? draft.brandId,
  });
  if (!existing) return { ...fields, storeId };
  const names = new Set<string>(changed.map((target) => FIELD_OF[target]));
  const patch = Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name))) as ProductPatch;
  return { ...patch, updatedAt: existing.updatedAt };
}

function kindOf(
  existing: Product | null,
  changed: readonly FieldTarget[],
  issues: readonly ImportIssue[],
  { mapping }: ReadContext,
): RecordKind {
  if ((existing && mapping.mode === 'new') || (!existing && mapping.mode === 'known')) return 'skipped';
  if (issues.some(({ severity }) => severity === 'error')) return 'refused';
  if (!existing) return 'add';
  return changed.length > 0 ? 'change' : 'unchanged';
}

function changedTargets(existing: Product, draft: ProductDraft): FieldTarget[] {
  const before = draftOf(existing);
  return FIELD_TARGETS.filter((target) => !isSame(before[FIELD_OF[target]], draft[FIELD_OF[target]], target));
}

function isSame(before: unknown, after: unknown, target: FieldTarget): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after || (Number.isNaN(before) && Number.isNaN(after));
  if (target !== 'tags') return JSON.stringify(before) === JSON.stringify(after);
  const known = new Set<unknown>(before);
  return before.length === after.length && after.every((tag) => known.has(tag));
}

function fromRules(
  draft: ProductDraft,
  existing: Product | null,
  changed: readonly FieldTarget[],
  store: StoreIndex,
  record: FileRecord,
  context: ReadContext,
): ImportIssue[] {
  const found = validateProduct(draft, store);
  if (found.length === 0) return [];
  // A problem that the product already had, in a value the file leaves unchanged, is not the file's fault.
  const before = existing
    ? new Set(validateProduct(draftOf(existing), store).map(({ field, code }) => `${field} ${code}`))
    : null;
  return found.flatMap((issue) => {
    const target = targetOfField(issue.field);
    if (!target || (before?.has(`${issue.field} ${issue.code}`) && !changed.includes(target))) return [];
    return [
      {
        target,
        code: issue.code,
        severity: issue.severity,
        params: issue.code === 'tooLong' ? { ...issue.params, ...lengthOf(record, target, context) } : issue.params,
        suggestion: suggestionFor(issue, draft, store, record, context),
      },
    ];
  });
}

/** Length of a cell of which only the beginning was read. */
function lengthOf(record: FileRecord, target: FieldTarget, context: ReadContext): { length?: number } {
  const { length } = context.columns[target] ? cellText(record, target, context) : '';
  return length > MAX_CELL ? { length } : {};
}

function suggestionFor(
  { field, code }: ProductIssue,
  draft: ProductDraft,
  store: StoreIndex,
  record: FileRecord,
  context: ReadContext,
): string | undefined {
  if (code === 'skuUnseen') return withoutInvisible(draft.sku.trim());
  if (field === 'sku' && (code === 'required' || code === 'tooLong')) {
    const givenText =
      draft.sku.trim() ||
      [cellText(record, 'handle', context), cellText(record, 'option', context)].filter(Boolean).join(' ') ||
      draft.name;
    const slug = nameKey(givenText)
      .replace(/[^a-z0-9._/]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 56);
    if (slug === '') return undefined;
    return store.skuOwners(slug).some(({ id }) => id !== draft.id) ? `${slug}-${record.row + 1}` : slug;
  }
  const value = draft[field];
  if (code === 'tooManyDecimals' && typeof value === 'number') return value.toFixed(2);
  if (code === 'notWhole' && typeof value === 'number') return String(Math.round(value));
  if (code === 'negative' && (field === 'stock' || field === 'reserved')) return '0';
  return undefined;
}

function isOtherProduct(existing: Product, draft: ProductDraft): boolean {
  return skuKey(existing.sku) !== skuKey(draft.sku) && nameKey(existing.name) !== nameKey(draft.name);
}

function numbersFilled(draft: ProductDraft) {
  const { stock, reserved, cost, basePrice, taxPercent, price, weight } = draft;
  return {
    ...draft,
    stock: stock ?? 0,
    reserved: reserved ?? 0,
    cost: cost ?? 0,
    basePrice: basePrice ?? 0,
    taxPercent: taxPercent ?? 0,
    price: price ?? 0,
    weight: weight ?? 0,
  };
}
