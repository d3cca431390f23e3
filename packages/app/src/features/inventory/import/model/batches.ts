import { MAX_IMPORT_BATCH, type ImportBatchAnswer, type ImportBatchBody } from '@stockroom/contract';
import { type CreatedIdMaps, patchOf } from './judging/judge';
import type { ImportPlan } from './judging/plan';
import type { ApplyReport, RefusedEntry } from './report';

/**
 * Bytes of pictures after which a batch is cut: keeps a response to a few seconds, and a request below the server's size limit.
 */
const MAX_PICTURE_BYTES = 4_000_000;

export interface ImportBatchOptions {
  importId: string;
  fileName: string;
  storeId: number;
  /** Ids of the records that the import created first. */
  made: CreatedIdMaps;
}

/** Longest file name that the server stores. */
const MAX_FILE_NAME = 255;

/** A plan split into calls. */
export class ImportBatches {
  readonly #plan: ImportPlan;
  readonly #importId: string;
  readonly #fileName: string;
  readonly #storeId: number;
  readonly #made: CreatedIdMaps;
  readonly #batches: { add: number[]; update: number[] }[];
  readonly #settled = new Set<number>();
  readonly #report: ApplyReport;

  constructor(plan: ImportPlan, { importId, fileName, storeId, made }: ImportBatchOptions) {
    this.#plan = plan;
    this.#importId = importId;
    this.#fileName = fileName;
    this.#storeId = storeId;
    this.#made = made;
    this.#batches = splitPlan(plan);
    const rowCount = this.#batches.reduce((sum, { add, update }) => sum + add.length + update.length, 0);
    this.#report = { added: 0, changed: 0, refused: [], batches: 0, batchCount: this.#batches.length, rows: 0, rowCount };
  }

  get count(): number {
    return this.#batches.length;
  }

  /** The body of a call. The same index gives the same body, so that a call can be repeated. */
  body(index: number): ImportBatchBody {
    const { add, update } = this.#batch(index);
    const patch = (record: number) =>
      patchOf(this.#plan.judgement(record), this.#plan.existing(record), this.#storeId, this.#made);
    return {
      importId: this.#importId,
      index,
      add: add.map(patch),
      update: update.map((record) => ({ id: this.#plan.existing(record)?.id ?? 0, product: patch(record) })),
      source: {
        file: this.#fileName.slice(0, MAX_FILE_NAME),
        rows: [...add, ...update].map((each) => this.#plan.rowNumber(each)),
      },
    };
  }

  /** Records the server's response to a batch. A repeated response counts once. */
  settle(index: number, answer: ImportBatchAnswer): ApplyReport {
    const { add, update } = this.#batch(index);
    if (!this.#settled.has(index)) {
      this.#settled.add(index);
      const report = this.#report;
      report.batches++;
      report.rows += add.length + update.length;
      report.added += this.#take(add, answer.added);
      report.changed += this.#take(update, answer.updated);
    }
    return this.report();
  }

  report(): ApplyReport {
    return { ...this.#report, refused: [...this.#report.refused] };
  }

  #batch(index: number) {
    const batch = this.#batches[index];
    if (!batch) throw new RangeError(`The import has no batch ${index}.`);
    return batch;
  }

  #take(records: readonly number[], answers: ImportBatchAnswer['added']): number {
    let taken = 0;
    records.forEach((record, place) => {
      const answer = answers[place];
      if (answer && 'product' in answer) taken++;
      else this.#report.refused.push(this.#refusal(record, answer?.refused ?? ''));
    });
    return taken;
  }

  #refusal(record: number, reason: string): RefusedEntry {
    const { sku, name } = this.#plan.judgement(record).draft;
    return { row: this.#plan.rowNumber(record), sku, name, reason };
  }
}

function splitPlan(plan: ImportPlan): { add: number[]; update: number[] }[] {
  const batches: { add: number[]; update: number[] }[] = [];
  let batch = { add: [] as number[], update: [] as number[] };
  let bytes = 0;
  const close = () => {
    if (batch.add.length + batch.update.length === 0) return;
    batches.push(batch);
    batch = { add: [], update: [] };
    bytes = 0;
  };
  plan.verdicts.forEach(({ kind, pictureBytes }, record) => {
    if (kind !== 'add' && kind !== 'change') return;
    if (batch.add.length + batch.update.length >= MAX_IMPORT_BATCH || (bytes > 0 && bytes + pictureBytes > MAX_PICTURE_BYTES)) {
      close();
    }
    batch[kind === 'add' ? 'add' : 'update'].push(record);
    bytes += pictureBytes;
  });
  close();
  return batches;
}
