import type { Product } from '@stockroom/contract';
import type { Mapping } from '../mapping';
import type { FileFormat } from '../reading/formats';
import { NEW_TAG, type ReadContext, unknownNameKey } from '../reading/reading';
import { RecordGroups } from '../reading/recordGroups';
import { buildRecords, columnsOf, type FileRecord } from '../reading/records';
import type { CheckSummary, UnknownName } from '../report';
import type { LookupTarget, Target } from '../targets';
import { type EarlierRows, identify, judge, type Judgement, type RecordIdentity } from './judge';
import { createLookupIndexes, type Lookups } from './lookups';
import { canMake, MAKE_NAME, type NewName } from './newNames';
import { createStoreIndex, type StoreIndex } from './storeIndex';
import { summarize, type Verdict } from './summarize';

export interface PlanInput {
  /** Cells of the rows below the header row. */
  rows: readonly string[][];
  /** Numbers of these rows as a spreadsheet counts them. */
  rowNumbers: readonly number[];
  headers: readonly string[];
  format: FileFormat;
  mapping: Mapping;
  products: readonly Product[];
  lookups: Lookups;
  storeId: number;
  /** Cells corrected and names chosen before, for the same file and mapping. */
  fixes?: Fixes;
}

/** The user's corrections of a file: kept when the mapping changes and when the page is reloaded. */
export interface Fixes {
  /** [record, target, value] */
  cells: [number, Target, string][];
  /** [target, name, id] */
  names: [LookupTarget, string, number][];
}

export const NO_FIXES: Fixes = { cells: [], names: [] };

/**
 * The plan of an import: every record of the file with what would be done with it. It writes nothing; the dry run and the
 * batches share the same judgement, so that they cannot disagree.
 */
export class ImportPlan {
  readonly records: readonly FileRecord[];
  readonly context: ReadContext;
  readonly verdicts: Verdict[] = [];
  readonly store: StoreIndex;
  readonly #input: PlanInput;
  readonly #edits = new Map<number, Map<Target, string>>();
  readonly #names = new Map<string, { target: LookupTarget; name: string; id: number }>();
  readonly #placeholders = new Map<string, number>();
  readonly #identities: RecordIdentity[] = [];
  readonly #groups = new RecordGroups((index) => this.#identity(index));
  readonly #unknown = new Map<string, { target: LookupTarget; name: string; rows: Set<number> }>();

  constructor(input: PlanInput) {
    this.#input = input;
    const columns = columnsOf(input.mapping);
    const idColumn = input.headers.findIndex((header) => header.trim().toLowerCase() === 'id');
    this.records = buildRecords(input.rows, columns, idColumn);
    this.store = createStoreIndex(input.products);
    for (const [target, name, id] of input.fixes?.names ?? []) {
      this.#names.set(unknownNameKey(target, name), { target, name, id });
    }
    for (const [record, target, value] of input.fixes?.cells ?? []) this.#setEdit(record, target, value);
    this.context = {
      rows: input.rows,
      columns,
      mapping: input.mapping,
      format: input.format,
      indexes: createLookupIndexes(input.lookups),
      chosenName: (key) => this.#chosen(key),
    };
  }

  /** Judges all records, step by step. Yields how many are done, so that a caller can report progress and stop. */
  *check(): Generator<number, void> {
    for (let index = 0; index < this.records.length; index++) {
      this.#identities[index] = this.#identify(index);
      this.#groups.add(index);
      if (index % 50 === 49) yield index / 2;
    }
    for (let index = 0; index < this.records.length; index++) {
      this.verdicts[index] = this.#verdict(index);
      // Cells can be long, so records are judged one at a time.
      yield (this.records.length + index) / 2;
    }
    yield this.records.length;
  }

  /**
   * Corrects a cell; the value has the form of our own files.
   * @returns the records whose judgement may have changed
   */
  fix(index: number, target: Target, value: string): number[] {
    const touched = new Set([index, ...this.#groups.related(index)]);
    this.#groups.remove(index);
    this.#setEdit(index, target, value);
    this.#identities[index] = this.#identify(index);
    this.#groups.add(index);
    for (const related of this.#groups.related(index)) touched.add(related);
    return this.#judgeAgain(touched);
  }

  /** Corrects every cell that has a suggested value. Yields the fraction done. */
  *fixSuggested(): Generator<number, void> {
    const wanted = this.verdicts.flatMap(({ issues }, index) =>
      issues.flatMap(({ target, suggestion }) => (suggestion === undefined ? [] : [{ index, target, suggestion }])),
    );
    for (const [place, { index, target, suggestion }] of wanted.entries()) {
      this.fix(index, target, suggestion);
      yield place / wanted.length;
    }
  }

  /**
   * Chooses what a name stands for in every row: an id, 0 for none, `null` for no choice.
   * @returns the records that contain the name
   */
  chooseName(target: LookupTarget, name: string, id: number | null): number[] {
    const key = unknownNameKey(target, name);
    const rows = this.#unknown.get(key)?.rows ?? [];
    if (id === null) this.#names.delete(key);
    else this.#names.set(key, { target, name, id });
    return this.#judgeAgain(rows);
  }

  judgement(index: number): Judgement {
    const record = this.#record(index);
    const first = this.#groups.first(index);
    const rowOf = (other: number | null) => (other === null ? null : this.rowNumber(other));
    const earlier: EarlierRows = { sku: rowOf(first.sku), barcode: rowOf(first.barcode), product: rowOf(first.product) };
    return judge(record, this.#identity(index), earlier, this.#edits.get(index), this.context, this.store);
  }

  existing(index: number): Product | null {
    return this.#identity(index).existing;
  }

  edit(index: number, target: Target): string | undefined {
    return this.#edits.get(index)?.get(target);
  }

  rowNumber(index: number): number {
    return this.#input.rowNumbers[this.#record(index).row] ?? 0;
  }

  header(target: Target): string | null {
    const column = this.context.columns[target]?.[0];
    return column === undefined ? null : (this.#input.headers[column] ?? null);
  }

  fixes(): Fixes {
    return {
      cells: [...this.#edits].flatMap(([record, cells]) =>
        [...cells].map(([target, value]): Fixes['cells'][number] => [record, target, value]),
      ),
      names: [...this.#names.values()].map(({ target, name, id }): Fixes['names'][number] => [target, name, id]),
    };
  }

  summary(): CheckSummary {
    return {
      ...summarize(this.verdicts),
      records: this.records.length,
      fixed: [...this.#edits.values()].reduce((sum, cells) => sum + cells.size, 0),
      unknownNames: this.#unknownNames(),
      newNames: this.#newNames(),
    };
  }

  /** Name of a brand or category that the import is to create, by its placeholder in the plan. */
  newName(placeholder: number): string | undefined {
    return this.#newNames().find((made) => made.placeholder === placeholder)?.name;
  }

  #chosen(key: string): number | undefined {
    const id = this.#names.get(key)?.id;
    if (id !== MAKE_NAME) return id;
    const known = this.#placeholders.get(key);
    if (known !== undefined) return known;
    const placeholder = MAKE_NAME - 1 - this.#placeholders.size;
    this.#placeholders.set(key, placeholder);
    return placeholder;
  }

  #newNames(): NewName[] {
    return [...this.#unknown].flatMap(([key, { target, name, rows }]) => {
      const placeholder = this.#placeholders.get(key);
      if (placeholder === undefined || this.#names.get(key)?.id !== MAKE_NAME || !canMake(target, name)) return [];
      const isUsed = [...rows].some((row) => ['add', 'change'].includes(this.verdicts[row]?.kind ?? 'refused'));
      return isUsed ? [{ target, name, placeholder }] : [];
    });
  }

  #unknownNames(): UnknownName[] {
    return [...this.#unknown]
      .map(([key, { target, name, rows }]) => ({ target, name, rows: rows.size, chosen: this.#names.get(key)?.id ?? null }))
      .toSorted((a, b) => b.rows - a.rows);
  }

  #record(index: number): FileRecord {
    const record = this.records[index];
    if (!record) throw new RangeError(`The file has no record ${index}.`);
    return record;
  }

  #identity(index: number): RecordIdentity {
    return this.#identities[index] ?? this.#identify(index);
  }

  #identify(index: number): RecordIdentity {
    return identify(this.#record(index), this.#edits.get(index), this.context, this.store, this.#input.storeId);
  }

  #setEdit(index: number, target: Target, value: string): void {
    const cells = this.#edits.get(index);
    if (cells) cells.set(target, value);
    else this.#edits.set(index, new Map([[target, value]]));
  }

  #verdict(index: number): Verdict {
    const { kind, issues, notes, draft, unknownNames } = this.judgement(index);
    for (const { target, name } of unknownNames) {
      const key = unknownNameKey(target, name);
      const known = this.#unknown.get(key);
      if (known) known.rows.add(index);
      else this.#unknown.set(key, { target, name, rows: new Set([index]) });
    }
    const newTags = draft.tags.filter((tag) => tag.startsWith(NEW_TAG)).map((tag) => tag.slice(NEW_TAG.length));
    const pictureBytes = draft.images.reduce((sum, { url }) => sum + url.length, 0);
    return { kind, issues, notes, newTags, pictureBytes };
  }

  #judgeAgain(records: Iterable<number>): number[] {
    const again = [...records];
    for (const index of again) this.verdicts[index] = this.#verdict(index);
    return again;
  }
}
