import type { Product } from '@stockroom/contract';
import { LINE_END, writeRow } from '../../../../shared/csv/csvCells';
import type { Delimiter } from '../../../../shared/csv/csvReader';
import { OWN_COLUMNS } from './reading/formats';
import { createLookupIndexes, type Lookups } from './judging/lookups';
import type { DecimalSign } from './reading/numberStyle';
import { productCells } from './judging/productCells';

/** How an export is written. */
export interface ExportOptions {
  delimiter: Delimiter;
  decimal: DecimalSign;
  /** Whether the file begins with a byte order mark, by which spreadsheets know UTF-8. */
  bom: boolean;
  /** Whether codes that a spreadsheet would alter get an apostrophe. */
  keepCodes: boolean;
  /** Whether pictures that are kept in the store go into the file. */
  withPictures: boolean;
}

export const DEFAULT_EXPORT_OPTIONS: ExportOptions = {
  delimiter: ',',
  decimal: 'dot',
  bom: true,
  keepCodes: true,
  withPictures: false,
};

/** Writes the file piece by piece, so that 100,000 products never stand in memory as one text. */
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
