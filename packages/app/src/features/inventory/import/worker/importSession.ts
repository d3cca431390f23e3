import type { Product } from '@stockroom/contract';
import { runInSlices, type SliceClock } from '#shared/work/runInSlices';
import { ImportBatches } from '../model/batches';
import type { Amended, CheckInput, ImportCall, ImportCalls, WindowInput } from '../model/calls';
import { exportChunks } from '../model/exportCsv';
import { ImportPlan } from '../model/judging/plan';
import {
  filterRecords,
  listProblems,
  type ProblemFilter,
  type ProblemLocation,
  problemWindow,
  type RecordFilter,
  recordWindow,
} from '../model/judging/planViews';
import { asProduct } from '../model/judging/productShape';
import { readFile, type ReadFile } from '../model/reading/readFile';
import { ImportFaultError } from './importFault';

/** Called with the progress of a call, from 0 to 1. */
export type Progress = (done: number) => void;

export type ImportSession = {
  [Call in ImportCall]: (
    input: ImportCalls[Call]['input'],
    progress: Progress,
    signal: AbortSignal,
  ) => Promise<ImportCalls[Call]['result']>;
};

/** Duration for which a call works before it yields, in milliseconds: without a worker it runs in the page. */
const SLICE_MS = 20;

/**
 * Creates a session: all the work of the import's worker, without a worker, so that it runs the same in Node. A session holds
 * one file.
 */
export function createImportSession(clock: SliceClock): ImportSession {
  let file: ReadFile | null = null;
  let checked: { plan: ImportPlan; storeId: number } | null = null;
  let batches: ImportBatches | null = null;
  let records: number[] = [];
  let problems: ProblemLocation[] = [];

  /** Runs a job to its end, in slices. */
  async function run<Result>(job: Generator<number, Result>, progress: Progress, signal: AbortSignal): Promise<Result> {
    try {
      return await runInSlices(job, { onProgress: progress, signal, slice: SLICE_MS, clock });
    } catch (error) {
      throw signal.aborted ? new ImportFaultError('aborted') : error;
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
      const known = new Set(problems.map(locationKey));
      for (const place of listProblems(plan(), 'all', touched)) if (!known.has(locationKey(place))) problems.push(place);
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

    async prepare({ importId, tagIds, nameIds }) {
      const made = { tags: new Map(tagIds), names: new Map(nameIds) };
      batches = new ImportBatches(plan(), {
        importId,
        fileName: file?.info.name ?? '',
        storeId: checked?.storeId ?? 0,
        made,
      });
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

function locationKey({ record, target }: ProblemLocation): string {
  return `${record} ${target}`;
}

function* parseProducts(values: readonly unknown[]): Generator<number, Product[]> {
  const products: Product[] = [];
  for (const value of values) {
    const product = asProduct(value);
    if (!product) throw new ImportFaultError('shape');
    products.push(product);
    if (products.length % 50 === 0) yield products.length / values.length;
  }
  return products;
}

function* collect(chunks: Iterable<string>, rows: number): Generator<number, Blob[]> {
  const parts: Blob[] = [];
  let count = 0;
  for (const chunk of chunks) {
    // A blob is stored outside the heap, where 100,000 rows of text would not fit.
    parts.push(new Blob([chunk]));
    count += 1000;
    yield Math.min(1, count / Math.max(1, rows));
  }
  return parts;
}
