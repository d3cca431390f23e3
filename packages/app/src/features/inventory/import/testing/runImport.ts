import type { ImportBatchAnswer, ImportBatchBody, Product } from '@stockroom/contract';
import type { CheckInput, ImportCalls } from '../model/calls';
import { DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../model/exportCsv';
import { NO_FIXES } from '../model/judging/plan';
import { proposeMapping, type Mapping } from '../model/mapping';
import type { ReadChoices } from '../model/reading/readFile';
import { createImportSession } from '../worker/importSession';
import { LOOKUPS } from './fixtures';

const noProgress = () => undefined;

/** The import's session as a test calls it. */
export function openSession() {
  const session = createImportSession({
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const { signal } = new AbortController();
  return {
    session,
    read: (content: string | Uint8Array<ArrayBuffer>, choices: ReadChoices = {}) =>
      session.read({ file: new Blob([content]), name: 'products.csv', choices }, noProgress, signal),
    check: (input: Partial<CheckInput> & { mapping: Mapping }) =>
      session.check({ products: [], lookups: LOOKUPS, storeId: 1, fixes: NO_FIXES, ...input }, noProgress, signal),
    records: (filter: ImportCalls['records']['input']['filter'] = 'all', limit = 1000) =>
      session.records({ filter, offset: 0, limit, fresh: true }, noProgress, signal),
    problems: (filter: ImportCalls['problems']['input']['filter'] = 'all', fresh = true) =>
      session.problems({ filter, offset: 0, limit: 1000, fresh }, noProgress, signal),
    fix: (input: ImportCalls['fix']['input']) => session.fix(input, noProgress, signal),
    fixSuggested: () => session.fixSuggested({}, noProgress, signal),
    chooseName: (input: ImportCalls['chooseName']['input']) => session.chooseName(input, noProgress, signal),
    prepare: (importId = 'import-1', tagIds: [string, string][] = [], nameIds: [number, number][] = []) =>
      session.prepare({ importId, tagIds, nameIds }, noProgress, signal),
    batch: (index: number) => session.batch({ index }, noProgress, signal),
    settle: (index: number, answer: ImportBatchAnswer) => session.settle({ index, answer }, noProgress, signal),
    export: (products: Product[], options: Partial<ExportOptions> = {}, lookups = LOOKUPS) =>
      session.export({ products, lookups, options: { ...DEFAULT_EXPORT_OPTIONS, ...options } }, noProgress, signal),
  };
}

/** Reads and checks a file with the mapping it suggests, with optional changes. */
export async function dryRun(
  content: string | Uint8Array<ArrayBuffer>,
  products: Product[] = [],
  changes: Partial<Mapping> = {},
) {
  const opened = openSession();
  const info = await opened.read(content);
  const mapping = { ...proposeMapping(info.columns, info.format), ...changes };
  const summary = await opened.check({ mapping, products });
  return { ...opened, info, mapping, summary };
}

/** The answer of a server that accepts everything, and its products afterwards. */
export function applyBatch(body: ImportBatchBody, products: Product[]): { answer: ImportBatchAnswer; products: Product[] } {
  let nextId = Math.max(1000, ...products.map(({ id }) => id)) + 1;
  const added = body.add.map((patch) => ({
    ...(patch as Product),
    id: nextId++,
    brand: '',
    updatedAt: '2026-04-01T10:00:00.000Z',
  }));
  const changed = new Map(body.update.map(({ id, product }) => [id, product as Partial<Product>]));
  const updatedProducts = products.map((product) => ({ ...product, ...changed.get(product.id) }));
  const byId = new Map(updatedProducts.map((product) => [product.id, product]));
  return {
    answer: {
      added: added.map((product) => ({ product })),
      updated: body.update.map(({ id }) => {
        const product = byId.get(id);
        return product ? { product } : { refused: 'NOT FOUND' };
      }),
    },
    products: [...updatedProducts, ...added],
  };
}
