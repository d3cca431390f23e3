import type { Product } from '@stockroom/contract';
import { settlePrice } from '#features/inventory/model/price';
import type { ProductDraft } from '#features/inventory/model/productRules';
import { FIELD_TARGETS, type FieldTarget, type Target } from '../targets';
import { truncateText, MAX_CELL } from './longText';
import { readCell } from './readCell';
import { cellText, type ReadContext, type ReadRecord } from './reading';
import type { FileRecord } from './records';

/**
 * Reads a record into a draft.
 * @param existing the product it changes, `null` for a new one
 * @param edits cells that the user has corrected, in the form of our own files
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
    const cell = target === 'images' ? text : truncateText(text, MAX_CELL);
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
  workOutPrices(record, existing, edits, context, result);
  return result;
}

/** Converts a product to a draft, without the fields that only the server sets. */
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

/**
 * Derives the base price or the price that the file omits from the other one and the tax. An unchanged column of base prices
 * beside a changed price is ignored where our own file says that the price was not set by hand.
 */
function workOutPrices(
  record: FileRecord,
  existing: Product | null,
  edits: ReadonlyMap<Target, string> | undefined,
  context: ReadContext,
  { draft, notes }: ReadRecord,
): void {
  const cellOf = (target: Target) => (context.columns[target] ? cellText(record, target, context) : '');
  const isLeftBehind = existing?.basePrice === draft.basePrice && cellOf('priceByHand').trim() === 'no';
  const isGiven = (target: FieldTarget) =>
    edits?.has(target) === true || (cellOf(target).trim() !== '' && !(target === 'basePrice' && isLeftBehind));
  const givenFields = (['basePrice', 'taxPercent', 'price'] as const).filter(isGiven);
  const change = Object.fromEntries(givenFields.map((field) => [field, draft[field]]));
  const settled = { ...draft, ...settlePrice(existing ?? emptyDraft(), change) };
  if (Object.is(settled.basePrice, draft.basePrice) && Object.is(settled.price, draft.price)) return;
  draft.basePrice = settled.basePrice;
  draft.price = settled.price;
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
