import { type Product, skuKey, type SortOrder } from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import { collationPrefix, compareTexts } from '../engine/collation';
import type { Language } from '../engine/fold';
import { type Compare, moveInSorted, sortSteps } from '../engine/text/pacedSort';
import { exactForms, oneLine, searchText, skuOf, withoutAim } from './searchText';

/** Fields that the list sorts by: text, or numbers. */
export const TEXT_SORTS = ['name', 'sku', 'brand', 'barcode', 'description'] as const;
export const NUMBER_SORTS = [
  'id',
  'category',
  'vendor',
  'countryId',
  'brandId',
  'styleId',
  'templateId',
  'storeId',
  'active',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
] as const;
export type SortField = (typeof TEXT_SORTS)[number] | (typeof NUMBER_SORTS)[number];

export interface IndexQuery {
  search: string;
  sort: SortField;
  order: SortOrder;
  language: Language;
}

export interface ProductSource {
  keys: () => Iterable<number>;
  /** Returns a product; `undefined` if it is not in this list. */
  get: (id: number) => Product | undefined;
}

interface SortedList {
  sequence: Uint32Array<ArrayBuffer>;
  compare: Compare;
  /** Slots whose position is out of date. */
  moved: Set<number>;
}

interface Matches {
  needle: string;
  flags: Uint8Array;
  count: number;
  /** Slots whose SKU or barcode equals the search term. */
  exact: Set<number>;
}

/** Longer text than any product's can't match, so it is not searched: a megabyte costs nothing. */
const LONGEST_NEEDLE = 2000;

/**
 * Searches the products of a store without reading them: each has a slot with one prepared text. Sorted lists are made once for
 * each field and language, in slices, and updated by moving changed slots.
 */
export class ProductIndex {
  private readonly source: ProductSource;
  private ids: number[] = [];
  private texts: string[] = [];
  private slots = new Map<number, number>();
  private living = 0;
  private readonly lists = new Map<string, Promise<SortedList>>();
  private readonly waiting: Set<number>[] = [];
  private last: Matches | null = null;
  /** Ids by folded SKU; two products of a store share one only in imported data. */
  private readonly skuOwners = new Map<string, number[]>();
  private skusReady: Promise<void> | null = null;

  /** Whether `isSkuTaken` may be called. */
  knowsSkus = false;
  /** Resolves when all products of the source are read, in slices. */
  readonly ready: Promise<void>;

  constructor(source: ProductSource) {
    this.source = source;
    this.ready = runPaced(this.read());
  }

  /** Updates a product from the source. */
  update(id: number): void {
    const product = this.source.get(id);
    const slot = this.slots.get(id);
    if (slot === undefined && !product) return;
    const place = slot ?? this.ids.length;
    const before = this.texts[place] ?? '';
    const after = product ? searchText(product) : '';
    this.slots.set(id, place);
    this.ids[place] = id;
    this.texts[place] = after;
    this.living += Number(after !== '') - Number(before !== '');
    for (const moved of this.waiting) moved.add(place);
    this.last = null;
    removeSkuOwner(this.skuOwners, skuOf(before), id);
    addSkuOwner(this.skuOwners, skuOf(after), id);
  }

  /** Finds ids of matching products in order; `from` and `to` count matches, `to` excluded. */
  async find(query: IndexQuery, from: number, to: number): Promise<{ ids: number[]; length: number }> {
    await this.ready;
    const list = await this.list(query);
    this.settle(list);
    const matches = this.match(query.search);
    if (!matches) return { ids: [...list.sequence.subarray(from, to)].map((slot) => this.idAt(slot)), length: this.living };
    const ids: number[] = [];
    let position = 0;
    const take = (slot: number) => {
      if (position >= from && position < to) ids.push(this.idAt(slot));
      position += 1;
    };
    if (matches.exact.size > 0) for (const slot of list.sequence) if (matches.exact.has(slot)) take(slot);
    for (const slot of list.sequence) {
      if (position >= to) break;
      if (matches.flags[slot] === 1 && !matches.exact.has(slot)) take(slot);
    }
    return { ids, length: matches.count };
  }

  /** Prepares `isSkuTaken`; searching does not need it. */
  async prepareSkus(): Promise<void> {
    await this.ready;
    this.skusReady ??= runPaced(this.readSkus());
    await this.skusReady;
    this.knowsSkus = true;
  }

  /** Whether another product has this SKU. An empty SKU is never taken. */
  isSkuTaken(sku: string, exceptId: number): boolean {
    const wanted = skuKey(sku);
    const isSame = (id: number) => id !== exceptId && skuKey(this.source.get(id)?.sku ?? '') === wanted;
    return wanted !== '' && (this.skuOwners.get(oneLine(sku)) ?? []).some(isSame);
  }

  private *read(): Generator<undefined, void> {
    for (const id of this.source.keys()) {
      const product = this.source.get(id);
      if (!product || this.slots.has(id)) continue;
      this.slots.set(id, this.ids.length);
      this.ids.push(id);
      this.texts.push(searchText(product));
      this.living += 1;
      yield;
    }
  }

  private *readSkus(): Generator<undefined, void> {
    for (let slot = 0; slot < this.texts.length; slot += 1) {
      addSkuOwner(this.skuOwners, skuOf(this.texts[slot] ?? ''), this.idAt(slot));
      if (slot % 64 === 0) yield;
    }
  }

  private match(search: string): Matches | null {
    const needle = withoutAim(oneLine(search));
    if (needle === '') return null;
    if (this.last?.needle === needle) return this.last;
    const flags = new Uint8Array(this.texts.length);
    const exact = new Set<number>();
    if (needle.length > LONGEST_NEEDLE) return { needle, flags, count: 0, exact };
    const forms = exactForms(needle);
    // Codes match in forms that do not contain the typed text, so only letters can narrow the last result.
    const within = this.last && needle.includes(this.last.needle) && !forms.isCode ? this.last.flags : null;
    let count = 0;
    for (let slot = 0; slot < flags.length; slot += 1) {
      const text = this.texts[slot] ?? '';
      if (within && within[slot] !== 1) continue;
      if (!text.includes(needle) && !(forms.isCode && forms.test(text))) continue;
      flags[slot] = 1;
      count += 1;
      if (forms.test(text)) exact.add(slot);
    }
    this.last = { needle, flags, count, exact };
    return this.last;
  }

  private list({ sort, order, language }: IndexQuery): Promise<SortedList> {
    const isText = TEXT_SORTS.some((field) => field === sort);
    const key = `${sort} ${order} ${isText ? language : ''}`;
    let list = this.lists.get(key);
    if (!list) {
      const moved = new Set<number>();
      this.waiting.push(moved);
      list = runPaced(this.sorted(sort, order, language, moved));
      this.lists.set(key, list);
    }
    return list;
  }

  private *sorted(sort: SortField, order: SortOrder, language: Language, moved: Set<number>): Generator<undefined, SortedList> {
    const values: (string | number)[] = [];
    // Ids added while this runs are in `moved`.
    const length = this.ids.length;
    const prefixes = new Float64Array(length);
    const slots: number[] = [];
    for (let slot = 0; slot < length; slot += 1) {
      const product = this.source.get(this.idAt(slot));
      const value = product ? valueOf(product, sort) : '';
      values.push(value);
      prefixes[slot] = typeof value === 'string' ? collationPrefix(value, language) : value;
      if (product) slots.push(slot);
      if (slot % 64 === 0) yield;
    }
    const byValue = comparison(language, order);
    const compare: Compare = (a, b) =>
      byValue(values[a] ?? '', values[b] ?? '', prefixes[a] ?? 0, prefixes[b] ?? 0) || this.idAt(a) - this.idAt(b);
    const sequence = yield* sortSteps(Uint32Array.from(slots), compare);
    // From here on a value may have changed, so it is read again.
    const compareNow: Compare = (a, b) => {
      const [left, right] = [this.valueAt(a, sort), this.valueAt(b, sort)];
      return byValue(left, right, Number.NaN, Number.NaN) || this.idAt(a) - this.idAt(b);
    };
    return { sequence, compare: compareNow, moved };
  }

  private settle(list: SortedList): void {
    if (list.moved.size === 0) return;
    const present = [...list.moved].filter((slot) => this.texts[slot] !== '');
    list.sequence = moveInSorted(list.sequence, list.moved, present, list.compare);
    list.moved.clear();
  }

  private valueAt(slot: number, sort: SortField): string | number {
    const product = this.source.get(this.idAt(slot));
    return product ? valueOf(product, sort) : '';
  }

  private idAt(slot: number): number {
    return this.ids[slot] ?? 0;
  }
}

function valueOf(product: Product, sort: SortField): string | number {
  const value = product[sort];
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Makes a comparison in which empty values come last in both directions. */
function comparison(language: Language, order: SortOrder) {
  const direction = order === 'asc' ? 1 : -1;
  return (a: string | number, b: string | number, prefixA: number, prefixB: number): number => {
    if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
    const [left, right] = [String(a), String(b)];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    if (prefixA < prefixB) return -direction;
    if (prefixA > prefixB) return direction;
    return compareTexts(left, right, language) * direction;
  };
}

/** Adds a product to the owners of a SKU. An empty SKU has none. */
function addSkuOwner(owners: Map<string, number[]>, sku: string, id: number): void {
  if (sku === '') return;
  const ids = owners.get(sku);
  if (!ids) owners.set(sku, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

/** Removes a product from the owners of a SKU. */
function removeSkuOwner(owners: Map<string, number[]>, sku: string, id: number): void {
  const ids = (owners.get(sku) ?? []).filter((owner) => owner !== id);
  if (ids.length > 0) owners.set(sku, ids);
  else owners.delete(sku);
}
