import type { RecordIdentity } from '../judging/judge';

/** Groups of records with the same SKU, barcode or product, each group in the file's order. */
export class RecordGroups {
  readonly #skus = new Map<string, number[]>();
  readonly #barcodes = new Map<string, number[]>();
  readonly #products = new Map<number, number[]>();
  readonly #identity: (index: number) => RecordIdentity;

  /** @param identity gives a record's current identity */
  constructor(identity: (index: number) => RecordIdentity) {
    this.#identity = identity;
  }

  add(index: number): void {
    this.#each(index, (group, key) => {
      const known = group.get(key);
      if (!known) group.set(key, [index]);
      else known.splice(findInsertionIndex(index, known), 0, index);
    });
  }

  /** Removes a record from its groups. Must be called before the record's identity changes. */
  remove(index: number): void {
    this.#each(index, (group, key) => {
      const left = (group.get(key) ?? []).filter((other) => other !== index);
      if (left.length > 0) group.set(key, left);
      else group.delete(key);
    });
  }

  /** All records that share a SKU, barcode or product with this one, itself included, some more than once. */
  related(index: number): number[] {
    const related: number[] = [];
    this.#each(index, (group, key) => related.push(...(group.get(key) ?? [])));
    return related;
  }

  /** For each of SKU, barcode and product, the first record that has the same; `null` where that is this record itself. */
  first(index: number): Record<'sku' | 'barcode' | 'product', number | null> {
    const { skuKey, barcodeKey, existing } = this.#identity(index);
    const before = (group: readonly number[] | undefined) => {
      const first = group?.[0];
      return first === undefined || first === index ? null : first;
    };
    return {
      sku: before(this.#skus.get(skuKey)),
      barcode: before(this.#barcodes.get(barcodeKey)),
      product: existing ? before(this.#products.get(existing.id)) : null,
    };
  }

  #each(index: number, visit: (group: Map<string | number, number[]>, key: string | number) => void): void {
    const { skuKey, barcodeKey, existing } = this.#identity(index);
    if (skuKey !== '') visit(this.#skus, skuKey);
    if (barcodeKey !== '') visit(this.#barcodes, barcodeKey);
    if (existing) visit(this.#products, existing.id);
  }
}

/** The insertion position of an index in a sorted list. Records mostly come in order. */
function findInsertionIndex(index: number, sorted: readonly number[]): number {
  let place = sorted.length;
  while (place > 0 && (sorted[place - 1] ?? 0) > index) place--;
  return place;
}
