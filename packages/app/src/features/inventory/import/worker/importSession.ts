import type { Product } from '@stockroom/contract';
import { ImportBatches } from '../model/batches';
import type { Amended, CheckInput, ImportCall, ImportCalls, WindowInput } from '../model/calls';
import { exportChunks } from '../model/exportCsv';
import { ImportPlan } from '../model/plan';
import {
  filterRecords,
  listProblems,
  type ProblemFilter,
  type ProblemPlace,
  problemWindow,
  type RecordFilter,
  recordWindow,
} from '../model/planViews';
import { asProduct } from '../model/productShape';
import { readFile, type ReadFile } from '../model/readFile';
import { ImportFaultError } from './importFault';

/** Hears how far a call is, from 0 to 1. */
export type Progress = (done: number) => void;

export type ImportSession = {
  [Call in ImportCall]: (
    input: ImportCalls[Call]['input'],
    progress: Progress,
    signal: AbortSignal,
  ) => Promise<ImportCalls[Call]['result']>;
};

export interface SessionClock {
  /** Milliseconds, from any start. */
  now: () => number;
  /** Lets messages in, so that a long call can be stopped. */
  pause: () => Promise<void>;
}

/** How long a call works before it lets messages in, in milliseconds. */
const SLICE = 40;

/**
 * Everything that the import's worker does, without a worker: it runs in Node as it does there. One session holds one file.
 */
export function createImportSession(clock: SessionClock): ImportSession {
  let file: ReadFile | null = null;
  let checked: { plan: ImportPlan; storeId: number } | null = null;
  let batches: ImportBatches | null = null;
  let records: number[] = [];
  let problems: ProblemPlace[] = [];

  /** Runs a job to its end, in slices. */
  async function run<Result>(job: Generator<number, Result>, progress: Progress, signal: AbortSignal): Promise<Result> {
    let since = clock.now();
    for (;;) {
      const step = job.next();
      if (step.done) return step.value;
      if (clock.now() - since < SLICE) continue;
      progress(step.value);
      await clock.pause();
      if (signal.aborted) throw new ImportFaultError('aborted');
      since = clock.now();
    }
  }

  function plan(): ImportPlan {
    if (!checked) throw new ImportFaultError('broken');
    return checked.plan;
  }

  function sending(): ImportBatches {
    if (!batches) throw new ImportFaultError('broken');
    return batches;
  }

  function amended(): Amended {
    return { summary: plan().summary(), fixes: plan().fixes() };
  }

  return {
    async read({ file: blob, name, choices }, progress, signal) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      file = await run(readFile(bytes, name, choices), progress, signal);
      checked = null;
      return file.info;
    },

    async check({ mapping, products, lookups, storeId, fixes }: CheckInput, progress, signal) {
      if (!file) throw new ImportFaultError('broken');
      const { rows, rowNumbers, headers, info } = file;
      const known = await run(parseProducts(products), (done) => progress(done * 0.2), signal);
      const made = new ImportPlan({
        rows,
        rowNumbers,
        headers,
        format: info.format,
        mapping,
        products: known,
        lookups,
        storeId,
        fixes,
      });
      await run(made.check(), (done) => progress(0.2 + (done / Math.max(1, made.records.length)) * 0.8), signal);
      checked = { plan: made, storeId };
      records = [];
      problems = [];
      return made.summary();
    },

    async records({ filter, offset, limit, fresh }: WindowInput<RecordFilter>) {
      if (fresh) records = filterRecords(plan(), filter);
      return recordWindow(plan(), records, offset, limit);
    },

    async problems({ filter, offset, limit, fresh }: WindowInput<ProblemFilter>) {
      if (fresh) problems = listProblems(plan(), filter);
      return problemWindow(plan(), problems, offset, limit);
    },

    async fix({ record, target, value }) {
      const touched = plan().fix(record, target, value);
      const known = new Set(problems.map(placeKey));
      for (const place of listProblems(plan(), 'all', touched)) if (!known.has(placeKey(place))) problems.push(place);
      return amended();
    },

    async fixSuggested(_, progress, signal) {
      await run(plan().fixSuggested(), progress, signal);
      return amended();
    },

    async chooseName({ target, name, id }) {
      plan().chooseName(target, name, id);
      return amended();
    },

    async prepare({ importId, tagIds }) {
      batches = new ImportBatches(plan(), importId, checked?.storeId ?? 0, new Map(tagIds));
      return batches.report();
    },

    async batch({ index }) {
      return sending().body(index);
    },

    async settle({ index, answer }) {
      return sending().settle(index, answer);
    },

    async export({ products, lookups, options }, progress, signal) {
      const known = await run(parseProducts(products), (done) => progress(done * 0.3), signal);
      const parts = await run(
        collect(exportChunks(known, lookups, options), known.length),
        (done) => progress(0.3 + done * 0.7),
        signal,
      );
      return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: known.length };
    },
  };
}

function placeKey({ record, target }: ProblemPlace): string {
  return `${record} ${target}`;
}

function* parseProducts(values: readonly unknown[]): Generator<number, Product[]> {
  const products: Product[] = [];
  for (const value of values) {
    const product = asProduct(value);
    if (!product) throw new ImportFaultError('shape');
    products.push(product);
    if (products.length % 500 === 0) yield products.length / values.length;
  }
  return products;
}

function* collect(chunks: Iterable<string>, rows: number): Generator<number, Blob[]> {
  const parts: Blob[] = [];
  let count = 0;
  for (const chunk of chunks) {
    // A blob lies outside the heap, where 100,000 rows of text would not.
    parts.push(new Blob([chunk]));
    count += 1000;
    yield Math.min(1, count / Math.max(1, rows));
  }
  return parts;
}
