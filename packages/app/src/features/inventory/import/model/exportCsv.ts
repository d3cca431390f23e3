import type { Product } from '@stockroom/contract';
import { LINE_END, writeRow } from '#shared/csv/csvCells';
import type { Delimiter } from '#shared/csv/csvReader';
import { createLookupIndexes, type Lookups } from './judging/lookups';
import { productCells } from './judging/productCells';
import { OWN_COLUMNS } from './reading/formats';
import type { DecimalSign } from './reading/numberStyle';

/** Format options of an export. */
export interface ExportOptions {
  delimiter: Delimiter;
  decimal: DecimalSign;
  /** Whether the file begins with a byte order mark, by which spreadsheets recognise UTF-8. */
  bom: boolean;
  /** Whether codes that a spreadsheet would alter get an apostrophe. */
  keepCodes: boolean;
  /** Whether pictures stored in the store are included. */
  withPictures: boolean;
}

export const DEFAULT_EXPORT_OPTIONS: ExportOptions = {
  delimiter: ',',
  decimal: 'dot',
  bom: true,
  keepCodes: true,
  withPictures: false,
};

/** Writes the file in chunks, so that 100,000 products are never held in memory as a single text. */
export function* exportChunks(
  products: Iterable<Product>,
  lookups: Lookups,
  options: ExportOptions,
  rowsAChunk = 1000,
): Generator<string, void> {
  const { delimiter, decimal, keepCodes, withPictures } = options;
  const cellOptions = { indexes: createLookupIndexes(lookups), decimal, keepCodes, withPictures };
  const header = OWN_COLUMNS.map(([title]) => title);
  let chunk = (options.bom ? '\uFEFF' : '') + writeRow(header, delimiter) + LINE_END;
  let rows = 0;
  for (const product of products) {
    chunk += writeRow(productCells(product, cellOptions), delimiter) + LINE_END;
    rows++;
    if (rows % rowsAChunk === 0) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}
