import type { Product } from '@stockroom/contract';
import { applyDraft, changedFields, type DraftField, type ProductDraft, toDraft } from '../model/draft';
import { barcodeKey } from '../model/gtin';
import { type Choice, mergeDraft, settleConflicts } from '../model/merge';
import { followsBasePrice, priceWithTax } from '../model/price';
import { type CodeOwner, type ProductIssue, skuKey, validateProduct } from '../model/productRules';
import type { ProductEditContext, ProductEditInput } from './productEditTypes';

type Context = ProductEditContext;

/** Merges that may be tried by themselves when the record keeps moving; then the person decides when to go on. */
export const MAX_MERGES = 3;

export function startContext({ product, isNew = false }: ProductEditInput): Context {
  return { ...cleanContext(product), isNew };
}

/** An edit in which nothing happened yet. */
export function cleanContext(saved: Product): Omit<Context, 'isNew'> {
  return {
    saved,
    snapshot: null,
    draft: toDraft(saved),
    sent: null,
    followsBase: followsBasePrice(saved),
    left: [],
    submitted: false,
    owners: { sku: null, barcode: null },
    refusals: [],
    theirs: null,
    conflicts: [],
    choices: {},
    merged: [],
    mergeCount: 0,
    failure: null,
    failedToSave: false,
  };
}

/** The fields that are not saved yet. */
export function unsavedFields({ saved, draft }: Pick<Context, 'saved' | 'draft'>): DraftField[] {
  return changedFields(toDraft(saved), draft);
}

/**
 * What is wrong with the draft. What an existing product brought along and nobody touched keeps nobody from saving the rest:
 * it is a warning.
 */
export function issuesOf({ isNew, saved, draft, owners }: Pick<Context, 'isNew' | 'saved' | 'draft' | 'owners'>): ProductIssue[] {
  const issues = validateProduct(
    { ...draft, id: saved.id },
    { skuOwners: () => asList(owners.sku), barcodeOwners: () => asList(owners.barcode) },
  );
  if (isNew || issues.length === 0) return issues;
  const changed = new Set<string>(unsavedFields({ saved, draft }));
  return issues.map((issue) => (changed.has(issue.field) ? issue : { ...issue, severity: 'warning' as const }));
}

/** Puts a change into the draft. What depends on it follows: the price, what was known of a code, what the server refused. */
export function changeDraft(context: Context, change: Partial<ProductDraft>): Partial<Context> {
  const draft = { ...context.draft, ...change };
  const followsBase = context.followsBase && change.price === undefined;
  if (followsBase && ('basePrice' in change || 'taxPercent' in change)) draft.price = reckonedPrice(draft);
  return {
    draft,
    followsBase,
    owners: {
      sku: 'sku' in change ? null : context.owners.sku,
      barcode: 'barcode' in change ? null : context.owners.barcode,
    },
    refusals: context.refusals.filter(({ field }) => !(field in change)),
    failure: null,
  };
}

/** Takes up a draft that outlived a reload. When the record moved on meanwhile, that is said and merged like any other. */
export function restoreDraft(context: Context, base: Product, draft: ProductDraft): Partial<Context> {
  const theirs = !context.isNew && isNewer(context.saved, base) ? context.saved : null;
  return { ...cleanContext(base), draft, followsBase: followsBasePrice(draft), theirs };
}

/** Lets the price follow base price and tax, or keeps it as it stands. */
export function toggleFollow({ draft, followsBase }: Context): Partial<Context> {
  if (followsBase) return { followsBase: false };
  return { followsBase: true, draft: { ...draft, price: reckonedPrice(draft) } };
}

/** Whether an answer about a code is about the code that the draft has now. */
export function isAboutDraft({ draft }: Context, field: 'sku' | 'barcode', value: string): boolean {
  return field === 'sku' ? skuKey(value) === skuKey(draft.sku) : barcodeKey(value) === barcodeKey(draft.barcode);
}

/** Snapshot and apply: from now on the product is expected to be what the draft says. */
export function beginSave({ saved, draft }: Context): Partial<Context> {
  return { snapshot: saved, sent: draft, saved: applyDraft(saved, draft), failure: null, refusals: [] };
}

/** Settles a save. What was typed meanwhile stays on top. */
export function settleSave(context: Context, product: Product): Partial<Context> {
  const typed = context.sent !== null && changedFields(context.sent, context.draft).length > 0;
  const draft = context.sent && typed ? mergeDraft(context.sent, context.draft, toDraft(product)).draft : toDraft(product);
  return {
    ...cleanContext(product),
    draft,
    isNew: false,
    followsBase: typed ? context.followsBase : followsBasePrice(product),
    theirs: context.theirs && isNewer(context.theirs, product) ? context.theirs : null,
  };
}

/** Takes an optimistic write back. The draft stays. */
export function rollBack({ saved, snapshot }: Context): Partial<Context> {
  return { saved: snapshot ?? saved, snapshot: null, sent: null };
}

/** Whether everything of the draft fits onto a newer record without asking. */
export function mergesQuietly(context: Context, current: Product): boolean {
  return context.mergeCount < MAX_MERGES && mergeOf(context, current).conflicts.length === 0;
}

/** Puts a newer record under the draft. Without conflicts the edit goes on from there; with them a person settles each first. */
export function mergeWith(context: Context, current: Product): Partial<Context> {
  const { draft, merged, conflicts } = mergeOf(context, current);
  const base = context.snapshot ?? context.saved;
  const quiet = conflicts.length === 0;
  return {
    saved: quiet ? current : base,
    draft: quiet ? draft : context.draft,
    followsBase: context.followsBase && followsBasePrice(draft),
    theirs: quiet ? null : current,
    snapshot: null,
    sent: null,
    merged,
    conflicts,
    // A choice holds as long as what was chosen between is the same.
    choices: keepChoices(context, conflicts),
    mergeCount: context.mergeCount + 1,
  };
}

/** The draft as the person settled it, on top of their record. */
export function applyChoices(context: Context): Partial<Context> {
  const settledContext = { theirs: null, conflicts: [], choices: {}, mergeCount: 0 };
  if (!context.theirs) return settledContext;
  const { draft, conflicts } = mergeOf(context, context.theirs);
  const settled = settleConflicts(draft, conflicts, context.choices);
  return { saved: context.theirs, draft: settled, followsBase: followsBasePrice(settled), ...settledContext };
}

export function isNewer(product: Product, than: Product): boolean {
  return Date.parse(product.updatedAt) > (Date.parse(than.updatedAt) || 0);
}

function mergeOf(context: Context, current: Product) {
  return mergeDraft(toDraft(context.snapshot ?? context.saved), context.draft, toDraft(current));
}

function keepChoices(context: Context, conflicts: Context['conflicts']): Context['choices'] {
  const before = new Map(context.conflicts.map((conflict) => [conflict.field, conflict]));
  const kept = conflicts.filter(({ field, theirs }) => Object.is(before.get(field)?.theirs, theirs));
  const choices: Partial<Record<DraftField, Choice>> = {};
  for (const { field } of kept) if (context.choices[field]) choices[field] = context.choices[field];
  return choices;
}

function reckonedPrice({ basePrice, taxPercent, price }: ProductDraft): number | null {
  if (basePrice === null || taxPercent === null || !Number.isFinite(basePrice) || !Number.isFinite(taxPercent)) return price;
  return priceWithTax(basePrice, taxPercent);
}

function asList(owner: CodeOwner | null): CodeOwner[] {
  return owner ? [owner] : [];
}
