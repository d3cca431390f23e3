import type { Mapping } from '../model/mapping';
import type { NumberStyle } from '../model/reading/numberStyle';
import type { ApplyReport, CheckSummary, FileInfo } from '../model/report';

const dot: NumberStyle = { sign: 'dot', doubt: null, found: true };
const none: NumberStyle = { sign: 'dot', doubt: null, found: false };

/** A small file that has been read; `ambiguous`: its prices could be thousands or decimals. */
export function buildInfo({ ambiguous = false, ...overrides }: Partial<FileInfo> & { ambiguous?: boolean } = {}): FileInfo {
  const price: NumberStyle = ambiguous ? { sign: 'dot', doubt: 'ambiguous', found: false } : dot;
  return {
    name: 'products.csv',
    size: 1240,
    encoding: 'utf-8',
    encodingSure: true,
    bom: false,
    delimiter: ',',
    format: 'other',
    hasHeader: true,
    columns: [
      {
        header: 'SKU',
        samples: ['CS-1', 'CS-2'],
        numberSample: null,
        shareSample: null,
        numbers: { whole: none, fraction: none },
      },
      {
        header: 'Name',
        samples: ['Canvas strap', 'Leather strap'],
        numberSample: null,
        shareSample: null,
        numbers: { whole: none, fraction: none },
      },
      {
        header: 'Price',
        samples: ambiguous ? ['1.250', '1.900'] : ['19.50', '24.00'],
        numberSample: ambiguous ? '1.250' : '19.50',
        shareSample: null,
        numbers: { whole: price, fraction: price },
      },
    ],
    rows: 4,
    notes: [],
    fingerprint: '1240-abc',
    ...overrides,
  };
}

export function buildMapping(overrides: Partial<Mapping> = {}): Mapping {
  return {
    targets: ['sku', 'name', 'price'],
    decimals: ['dot', 'dot', 'dot'],
    weightUnit: 'lb',
    identifyBy: 'sku',
    mode: 'all',
    taxes: 'percent',
    emptyCells: 'keep',
    ...overrides,
  };
}

export function buildSummary(overrides: Partial<CheckSummary> = {}): CheckSummary {
  return {
    counts: { add: 2, change: 1, unchanged: 0, refused: 1, skipped: 0 },
    records: 4,
    errors: 1,
    warnings: 2,
    suspicious: 0,
    suggestions: 1,
    fixed: 0,
    notes: [{ code: 'stockMissing', count: 2 }],
    newTags: ['kitchen'],
    unknownNames: [{ target: 'brand', name: 'Nobody', rows: 2, chosen: null }],
    newNames: [],
    ...overrides,
  };
}

export function buildReport(overrides: Partial<ApplyReport> = {}): ApplyReport {
  return { added: 0, changed: 0, refused: [], batches: 1, batchCount: 4, rows: 500, rowCount: 2000, ...overrides };
}

/** The summary of a check that finds nothing to do. */
export const buildNothingToDo = () =>
  buildSummary({
    counts: { add: 0, change: 0, unchanged: 24, refused: 0, skipped: 0 },
    records: 24,
    errors: 0,
    warnings: 0,
    suspicious: 0,
    suggestions: 0,
    notes: [],
    newTags: [],
    unknownNames: [],
  });
