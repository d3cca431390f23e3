import type { Product } from '@stockroom/contract';
import { isNoteShort, NO_REASON, type ReasonDraft } from '#entities/stock/model/movementReason';
import { earnings } from '#features/inventory/model/earnings';
import { settlePrice, toCents } from '#features/inventory/model/price';
import { isSuspicious } from '#features/inventory/model/suspiciousValue';

/** Stands for "unchanged" in a choice of values. */
export const KEEP = 'keep';

/** A change to apply to all selected products. */
export interface BulkDraft {
  priceAct: 'keep' | 'set' | 'add' | 'percent';
  priceAmount: number | null;
  /** The text as typed. */
  priceText: string;
  /** Ending of a new price. */
  priceEnd: 'exact' | 'ninetyNine' | 'whole';
  stockAct: 'keep' | 'set' | 'add';
  stockAmount: number | null;
  /** Reason of a stock change. */
  movementReason: ReasonDraft;
  /** Ids as text, or `keep`. */
  category: string;
  brandId: string;
  vendor: string;
  active: 'keep' | 'true' | 'false';
  /** Ids of tags, or `keep`. */
  addTag: string;
  removeTag: string;
}

export const NEW_BULK: BulkDraft = {
  priceAct: KEEP,
  priceAmount: null,
  priceText: '',
  priceEnd: 'exact',
  stockAct: KEEP,
  stockAmount: null,
  movementReason: NO_REASON,
  category: KEEP,
  brandId: KEEP,
  vendor: KEEP,
  active: KEEP,
  addTag: KEEP,
  removeTag: KEEP,
};

/** Fields of a product that can be changed in bulk. */
export const BULK_FIELDS = ['price', 'basePrice', 'stock', 'category', 'brandId', 'vendor', 'active', 'tags'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
export type BulkChange = Partial<Pick<Product, BulkField>>;

export interface BulkRow {
  product: Product;
  /** Fields that would change; empty when none would. */
  change: BulkChange;
  /** Problem that keeps the product from being changed. */
  problem: 'priceNegative' | 'stockNegative' | null;
  isUnderCost: boolean;
  /** Whether a number would be far larger than before: a code may have been scanned into the amount. */
  isSuspicious: boolean;
}

/** Required amounts that are missing or no number. */
export function missingAmounts({ priceAct, priceAmount, stockAct, stockAmount }: BulkDraft): ('price' | 'stock')[] {
  const isMissing = (amount: number | null) => amount === null || !Number.isFinite(amount);
  const price = priceAct !== KEEP && isMissing(priceAmount);
  const stock = stockAct !== KEEP && isMissing(stockAmount);
  return [...(price ? (['price'] as const) : []), ...(stock ? (['stock'] as const) : [])];
}

/** The amount by which each stock changes; 0 when it differs by product. */
export const stockChangeOf = ({ stockAct, stockAmount }: BulkDraft): number => (stockAct === 'add' ? (stockAmount ?? 0) : 0);

/** Whether the note of a stock change is too long. */
export const isNoteTooLong = ({ stockAct, movementReason }: BulkDraft): boolean =>
  stockAct !== KEEP && !isNoteShort(movementReason);

/** Each product with its changes; in steps. */
export function* bulkRows(draft: BulkDraft, products: readonly Product[]): Generator<number, BulkRow[]> {
  const rows: BulkRow[] = [];
  for (const [place, product] of products.entries()) {
    rows.push(bulkRow(draft, product));
    if (place % 64 === 0) yield place / products.length;
  }
  return rows;
}

export function bulkRow(draft: BulkDraft, product: Product): BulkRow {
  const price = priceOf(draft, product.price);
  const next: Required<BulkChange> = {
    basePrice: product.basePrice,
    ...settlePrice(product, { price }),
    stock: stockOf(draft, product.stock),
    category: chosen(draft.category, product.category),
    brandId: chosen(draft.brandId, product.brandId),
    vendor: chosen(draft.vendor, product.vendor),
    active: draft.active === KEEP ? product.active : draft.active === 'true',
    tags: tagsOf(draft, product.tags),
  };
  const changed = BULK_FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(product[field]));
  const change = Object.fromEntries(changed.map((field) => [field, next[field]])) as BulkChange;
  const problem = next.price < 0 ? 'priceNegative' : changed.includes('stock') && next.stock < 0 ? 'stockNegative' : null;
  const isUnderCost = changed.includes('price') && earnings({ ...product, price: next.price }).profit < 0;
  const isFarMore = isSuspicious(next.price, product.price) || isSuspicious(next.stock, product.stock);
  return { product, change, problem, isUnderCost, isSuspicious: isFarMore };
}

/** Sorts the rows of the preview: impossible changes come first, then those to check. */
export function previewOrder(rows: readonly BulkRow[]): BulkRow[] {
  const weight = ({ problem, isSuspicious: isFarMore, isUnderCost }: BulkRow) =>
    problem ? 0 : isFarMore ? 1 : isUnderCost ? 2 : 3;
  return rows.filter((row) => row.problem !== null || isApplied(row)).toSorted((a, b) => weight(a) - weight(b));
}

/** Whether a product would be changed, and may be. */
export const isApplied = ({ change, problem }: BulkRow): boolean => problem === null && Object.keys(change).length > 0;

function priceOf({ priceAct, priceAmount, priceEnd }: BulkDraft, price: number): number {
  if (priceAct === KEEP) return price;
  const amount = priceAmount ?? 0;
  const cents = {
    set: () => toCents(amount),
    add: () => toCents(price) + toCents(amount),
    percent: () => Math.round(toCents(price) * (1 + amount / 100)),
  }[priceAct]();
  if (priceEnd === 'exact' || cents <= 0) return cents / 100;
  const whole = Math.max(1, Math.round(cents / 100));
  return priceEnd === 'whole' ? whole : (whole * 100 - 1) / 100;
}

function stockOf({ stockAct, stockAmount }: BulkDraft, stock: number): number {
  if (stockAct === KEEP) return stock;
  return stockAct === 'set' ? (stockAmount ?? 0) : stock + (stockAmount ?? 0);
}

const chosen = (choice: string, now: number): number => (choice === KEEP ? now : Number(choice));

function tagsOf({ addTag, removeTag }: BulkDraft, tags: readonly string[]): string[] {
  const left = tags.filter((tag) => tag !== removeTag);
  return addTag === KEEP || left.includes(addTag) ? left : [...left, addTag];
}
