import { countGraphemes, isLongerThan, PRODUCT_LIMITS, type Product, skuKey } from '@stockroom/contract';
import { barcodeKey, barcodeKind, checkDigitOf, cleanBarcode } from '#shared/barcodes/model/gtin';

/** Fields of a product as the user leaves them: numbers may be empty (`null`) or invalid (`NaN`). */
export type ProductDraft = Pick<
  Product,
  | 'id'
  | 'category'
  | 'name'
  | 'description'
  | 'tags'
  | 'sku'
  | 'barcode'
  | 'vendor'
  | 'thumbnail'
  | 'images'
  | 'active'
  | 'countryId'
  | 'brandId'
  | 'styleId'
  | 'templateId'
  | 'reorderPoint'
> &
  Record<NumberField, number | null>;

/** Fields of a draft that hold a number the user types. */
export type NumberField = 'stock' | 'reserved' | 'cost' | 'basePrice' | 'taxPercent' | 'price' | 'weight';

export type ProductField = keyof ProductDraft;

/** A problem's code. Each is the last part of a translation key: `inventory:rules.{code}`. */
export type ProductIssueCode =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  /** A supplier's SKU is taken as it is, except for invisible characters, which would make two SKUs of one. */
  | 'skuUnseen'
  | 'skuTaken'
  | 'barcodeCheckDigit'
  | 'barcodeLength'
  | 'barcodeUsed'
  | 'notNumber'
  | 'notWhole'
  | 'negative'
  | 'tooLarge'
  | 'tooManyDecimals'
  | 'reservedOverStock'
  | 'priceUnderCost'
  | 'altTooLong';

/** A problem of one field. An error keeps the product from being saved; a warning can be overruled. */
export interface ProductIssue {
  field: ProductField;
  code: ProductIssueCode;
  severity: 'error' | 'warning';
  /** Values for the placeholders of the message. */
  params: Readonly<Record<string, string | number>>;
}

/** A product that already has a SKU or a barcode. */
export interface CodeOwner {
  id: number;
  name: string;
}

/**
 * Information about the store that the rules need: the other products with a SKU or a barcode. Keys come from `skuKey` and
 * `barcodeKey`.
 */
export interface ProductContext {
  skuOwners(key: string): readonly CodeOwner[];
  barcodeOwners(key: string): readonly CodeOwner[];
}

/** A context without any other product. */
const EMPTY_CONTEXT: ProductContext = { skuOwners: () => [], barcodeOwners: () => [] };

/** Limit of an amount of money. */
const MAX_MONEY = 999_999_999.99;
/** Limit of a weight, in pounds. */
const MAX_WEIGHT = 100_000;

/** Indexes products by SKU and barcode. A lookup costs the same with ten products as with 100,000. */
export function createProductContext(products: Iterable<Pick<Product, 'id' | 'name' | 'sku' | 'barcode'>>): ProductContext {
  const bySku = new Map<string, CodeOwner[]>();
  const byBarcode = new Map<string, CodeOwner[]>();
  for (const { id, name, sku, barcode } of products) {
    append(bySku, skuKey(sku), { id, name });
    append(byBarcode, barcodeKey(barcode), { id, name });
  }
  return {
    skuOwners: (key) => bySku.get(key) ?? [],
    barcodeOwners: (key) => byBarcode.get(key) ?? [],
  };
}

/**
 * Validates a product, for the form and for the import, so that they never disagree. It contains no texts: it returns codes and
 * the values for their messages, in the order of the fields.
 */
export function validateProduct(draft: ProductDraft, context: ProductContext = EMPTY_CONTEXT): ProductIssue[] {
  const issues: ProductIssue[] = [];
  const add = (
    field: ProductField,
    code: ProductIssueCode,
    params: ProductIssue['params'] = {},
    severity: ProductIssue['severity'] = 'error',
  ) => issues.push({ field, code, severity, params });

  const name = draft.name.trim();
  if (name === '') add('name', 'required');
  else if (isLongerThan(name, PRODUCT_LIMITS.name)) {
    add('name', 'tooLong', { max: PRODUCT_LIMITS.name, length: countGraphemes(name) });
  }

  const sku = draft.sku.trim();
  if (sku === '') add('sku', 'required');
  else if (sku.length > PRODUCT_LIMITS.sku) add('sku', 'tooLong', { max: PRODUCT_LIMITS.sku, length: countGraphemes(sku) });
  else if (INVISIBLE.test(sku)) add('sku', 'skuUnseen');
  else {
    const owner = context.skuOwners(skuKey(sku)).find(({ id }) => id !== draft.id);
    if (owner) add('sku', 'skuTaken', { name: owner.name, id: owner.id });
  }

  const barcode = cleanBarcode(draft.barcode);
  const kind = barcodeKind(barcode);
  if (barcode.length > PRODUCT_LIMITS.barcode) {
    add('barcode', 'tooLong', { max: PRODUCT_LIMITS.barcode, length: countGraphemes(barcode) });
  } else if (kind === 'wrongCheckDigit') {
    add('barcode', 'barcodeCheckDigit', { expected: checkDigitOf(barcode.slice(0, -1)) }, 'warning');
  } else if (kind === 'oddLength') add('barcode', 'barcodeLength', { length: barcode.length }, 'warning');
  if (kind !== 'empty') {
    const owner = context.barcodeOwners(barcodeKey(barcode)).find(({ id }) => id !== draft.id);
    if (owner) add('barcode', 'barcodeUsed', { name: owner.name, id: owner.id }, 'warning');
  }

  if (isLongerThan(draft.description, PRODUCT_LIMITS.description)) {
    add('description', 'tooLong', { max: PRODUCT_LIMITS.description, length: countGraphemes(draft.description) });
  }

  for (const field of ['stock', 'reserved'] as const) {
    const code = numberFault(draft[field], { max: Number.MAX_SAFE_INTEGER, decimals: 0 });
    if (code) add(field, code, { max: Number.MAX_SAFE_INTEGER });
  }
  if (draft.reorderPoint !== null) {
    const code = numberFault(draft.reorderPoint, { max: Number.MAX_SAFE_INTEGER, decimals: 0 });
    if (code) add('reorderPoint', code, { max: Number.MAX_SAFE_INTEGER });
  }
  for (const field of ['cost', 'basePrice', 'price'] as const) {
    const code = numberFault(draft[field], { max: MAX_MONEY, decimals: 2 });
    if (code) add(field, code, { max: MAX_MONEY, decimals: 2 });
  }
  const taxFault = numberFault(draft.taxPercent, { max: 100, decimals: 2 });
  if (taxFault) add('taxPercent', taxFault, { max: 100, decimals: 2 });
  const weightFault = numberFault(draft.weight, { max: MAX_WEIGHT, decimals: null });
  if (weightFault) add('weight', weightFault, { max: MAX_WEIGHT });

  if (draft.reserved !== null && draft.stock !== null && draft.stock >= 0 && draft.reserved > draft.stock) {
    add('reserved', 'reservedOverStock', { stock: draft.stock }, 'warning');
  }
  if (draft.price !== null && draft.cost !== null && draft.price >= 0 && draft.price < draft.cost) {
    add('price', 'priceUnderCost', { cost: draft.cost }, 'warning');
  }

  if (draft.tags.length > PRODUCT_LIMITS.tags) add('tags', 'tooMany', { max: PRODUCT_LIMITS.tags, length: draft.tags.length });
  if (draft.images.length > PRODUCT_LIMITS.images) {
    add('images', 'tooMany', { max: PRODUCT_LIMITS.images, length: draft.images.length });
  }
  draft.images.forEach(({ alt }, index) => {
    if (isLongerThan(alt, PRODUCT_LIMITS.alt)) {
      add('images', 'altTooLong', { max: PRODUCT_LIMITS.alt, length: countGraphemes(alt), position: index + 1 });
    }
  });
  return issues;
}

/** Whether an issue keeps the product from being saved. */
export function isError(issue: Pick<ProductIssue, 'severity'>): boolean {
  return issue.severity === 'error';
}

function numberFault(value: number | null, rule: { max: number; decimals: number | null }): ProductIssueCode | null {
  if (value === null) return 'required';
  if (!Number.isFinite(value)) return 'notNumber';
  if (value < 0) return 'negative';
  if (rule.decimals === 0 && !Number.isInteger(value)) return 'notWhole';
  if (value > rule.max) return 'tooLarge';
  if (rule.decimals !== null && rule.decimals > 0) {
    const scaled = value * 10 ** rule.decimals;
    if (Math.abs(scaled - Math.round(scaled)) >= 1e-4) return 'tooManyDecimals';
  }
  return null;
}

/** Invisible characters: a single one is enough to reject a SKU. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Removes invisible characters from a SKU. */
export const withoutInvisible = (sku: string): string => sku.replace(new RegExp(INVISIBLE, 'gu'), '');

function append(map: Map<string, CodeOwner[]>, key: string, owner: CodeOwner): void {
  if (key === '') return;
  const owners = map.get(key);
  if (owners) owners.push(owner);
  else map.set(key, [owner]);
}
