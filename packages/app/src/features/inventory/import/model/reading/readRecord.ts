import type { Product } from '@stockroom/contract';
import { priceWithTax, toCents } from '../../../model/price';
import type { ProductDraft } from '../../../model/productRules';
import { readCell } from './readCell';
import { beginning, MAX_CELL } from './longText';
import { cellText, type ReadContext, type ReadRecord } from './reading';
import type { FileRecord } from './records';
import { FIELD_TARGETS, type FieldTarget, type Target } from '../targets';

/**
 * Reads a record into a draft.
 * @param existing the product it changes, `null` for a new one
 * @param edits cells that the person has put right, in the form our own files have
 */
export function readRecord(
  record: FileRecord,
  existing: Product | null,
  edits: ReadonlyMap<Target, string> | undefined,
  context: ReadContext,
): ReadRecord {
  const result: ReadRecord = { draft: existing ? draftOf(existing) : emptyDraft(), issues: [], notes: [], unknownNames: [] };
  for (const target of FIELD_TARGETS) {
    const edited = edits?.get(target);
    if (edited === undefined && !context.columns[target]) continue;
    const text = edited ?? cellText(record, target, context);
    const cell = target === 'images' ? text : beginning(text, MAX_CELL);
    readCell({
      cell,
      target,
      record,
      existing,
      exact: edited !== undefined || context.format === 'own',
      edited: edited !== undefined,
      result,
      context,
      edits,
    });
  }
  noteMissing(record, existing, edits, context, result);
  if (!existing) workOutPrices(edits, context, result);
  return result;
}

/** A product as a draft, without what only the server decides. */
export function draftOf(product: Product): ProductDraft {
  const { id, category, name, description, tags, sku, barcode, vendor, stock, reserved, cost, basePrice, taxPercent, price } =
    product;
  const { weight, thumbnail, images, active, countryId, brandId, styleId, templateId, reorderPoint } = product;
  return {
    id,
    category,
    name,
    description,
    tags,
    sku,
    barcode,
    vendor,
    stock,
    reserved,
    cost,
    basePrice,
    taxPercent,
    price,
    weight,
    thumbnail,
    images,
    active,
    countryId,
    brandId,
    styleId,
    templateId,
    reorderPoint,
  };
}

/** A new product that comes with one of its two prices gets the other from the tax, as the form would have it. */
function workOutPrices(edits: ReadonlyMap<Target, string> | undefined, context: ReadContext, { draft, notes }: ReadRecord): void {
  const says = (target: FieldTarget) => edits?.has(target) === true || context.columns[target] !== undefined;
  const tax = draft.taxPercent ?? 0;
  if (!(tax >= 0 && tax <= 100)) return;
  if (!says('basePrice') && draft.price) draft.basePrice = Math.round((toCents(draft.price) * 100) / (100 + tax)) / 100;
  else if (!says('price') && draft.basePrice) draft.price = priceWithTax(draft.basePrice, tax);
  else return;
  notes.push('priceWorkedOut');
}

function noteMissing(
  record: FileRecord,
  existing: Product | null,
  edits: ReadonlyMap<Target, string> | undefined,
  context: ReadContext,
  { notes }: ReadRecord,
): void {
  const lacks = (target: FieldTarget) =>
    !edits?.has(target) && (!context.columns[target] || cellText(record, target, context).trim() === '');
  if (!existing && lacks('stock')) notes.push('stockMissing');
  if (!existing && lacks('price') && lacks('basePrice')) notes.push('priceMissing');
  if (context.columns.comparePrice && cellText(record, 'comparePrice', context).trim() !== '') notes.push('salePriceIgnored');
}

function emptyDraft(): ProductDraft {
  return {
    id: 0,
    category: 0,
    name: '',
    description: '',
    tags: [],
    sku: '',
    barcode: '',
    vendor: 0,
    stock: 0,
    reserved: 0,
    cost: 0,
    basePrice: 0,
    taxPercent: 0,
    price: 0,
    weight: 0,
    thumbnail: null,
    images: [],
    active: true,
    countryId: 0,
    brandId: 0,
    styleId: 0,
    templateId: 1,
    reorderPoint: null,
  };
}
