import type { Mapping } from '../mapping';
import type { Target } from '../targets';

/** One product of the file. Most take one row; in Shopify's files pictures have rows of their own. */
export interface FileRecord {
  /** Index of its row among the file's rows. */
  row: number;
  /**
   * Index of the row whose product this is a variant of, `-1` if none. Cells that a variant leaves empty are filled from that
   * row.
   */
  leader: number;
  /** Indexes of rows that only add pictures. */
  pictureRows: readonly number[];
}

/** Indexes of the columns of each target. */
export type ColumnsOf = Readonly<Partial<Record<Target, readonly number[]>>>;

const NO_ROWS: readonly number[] = [];

/** Fields that a variant takes from its product where it has no value of its own. */
const INHERITED: ReadonlySet<Target> = new Set<Target>([
  'name',
  'description',
  'category',
  'brand',
  'vendor',
  'country',
  'style',
  'tags',
  'active',
  'taxPercent',
  'weight',
]);

export function columnsOf(mapping: Mapping): ColumnsOf {
  const columns: Partial<Record<Target, number[]>> = {};
  mapping.targets.forEach((target, column) => {
    if (target === null) return;
    const known = columns[target];
    if (known) known.push(column);
    else columns[target] = [column];
  });
  return columns;
}

/**
 * Builds products from rows: variants find the product they belong to (by its handle, or by its SKU or the id of the program
 * the file comes from), and rows that hold nothing but a picture join theirs.
 * @param idColumn column with the other program's ids, `-1`: none
 */
export function buildRecords(rows: readonly string[][], columns: ColumnsOf, idColumn: number): FileRecord[] {
  if (columns.handle) return byHandle(rows, columns, columns.handle[0] ?? 0);
  if (columns.parent) return byParent(rows, columns, columns.parent[0] ?? 0, idColumn);
  return rows.map((_, row) => ({ row, leader: -1, pictureRows: NO_ROWS }));
}

/** The unprocessed text of a record's cell. */
export function rawCell(record: FileRecord, target: Target, rows: readonly string[][], columns: ColumnsOf): string {
  const own = cellsOf(record.row, target, rows, columns);
  if (record.leader === -1) {
    if (record.pictureRows.length === 0 || (target !== 'images' && target !== 'imageAlts')) return own;
    const more = record.pictureRows.map((row) => cellsOf(row, target, rows, columns));
    return [own, ...more].filter((cell) => cell !== '').join(', ');
  }
  return own === '' && target !== 'name' && INHERITED.has(target) ? cellsOf(record.leader, target, rows, columns) : own;
}

/** The name of a record: its own, or that of its product with the options that tell the variant apart. */
export function recordName(record: FileRecord, rows: readonly string[][], columns: ColumnsOf): string {
  const own = cellsOf(record.row, 'name', rows, columns);
  const name = own === '' && record.leader !== -1 ? cellsOf(record.leader, 'name', rows, columns) : own;
  const options = optionsOf(record.row, rows, columns);
  return options.length === 0 ? name : `${name} - ${options.join(', ')}`;
}

function cellsOf(row: number, target: Target, rows: readonly string[][], columns: ColumnsOf): string {
  const places = columns[target];
  if (!places) return '';
  if (places.length === 1) return rows[row]?.[places[0] ?? 0] ?? '';
  return places
    .map((column) => rows[row]?.[column] ?? '')
    .filter((cell) => cell !== '')
    .join(', ');
}

function optionsOf(row: number, rows: readonly string[][], columns: ColumnsOf): string[] {
  const options = (columns.option ?? NO_ROWS).map((column) => (rows[row]?.[column] ?? '').trim());
  // Shopify writes this option for a product without variants.
  return options.filter((option) => option !== '' && option !== 'Default Title');
}

function byHandle(rows: readonly string[][], columns: ColumnsOf, handleColumn: number): FileRecord[] {
  const records: FileRecord[] = [];
  const leaders = new Map<string, FileRecord & { pictureRows: number[] }>();
  const carriesProduct = [columns.name, columns.sku, columns.price, columns.barcode, columns.option].flatMap(
    (places) => places ?? [],
  );
  rows.forEach((cells, row) => {
    const handle = (cells[handleColumn] ?? '').trim();
    const leader = handle === '' ? undefined : leaders.get(handle);
    if (!leader) {
      const record = { row, leader: -1, pictureRows: [] };
      if (handle !== '') leaders.set(handle, record);
      records.push(record);
    } else if (carriesProduct.some((column) => (cells[column] ?? '').trim() !== '')) {
      records.push({ row, leader: leader.row, pictureRows: NO_ROWS });
    } else {
      leader.pictureRows.push(row);
    }
  });
  return records;
}

function byParent(rows: readonly string[][], columns: ColumnsOf, parentColumn: number, idColumn: number): FileRecord[] {
  const bySku = new Map<string, number>();
  const byId = new Map<string, number>();
  const skuColumn = columns.sku?.[0] ?? -1;
  rows.forEach((cells, row) => {
    if ((cells[parentColumn] ?? '').trim() !== '') return;
    const sku = (cells[skuColumn] ?? '').trim();
    const id = (cells[idColumn] ?? '').trim();
    if (sku !== '') bySku.set(sku, row);
    if (id !== '') byId.set(id, row);
  });
  return rows.map((cells, row) => {
    const parent = (cells[parentColumn] ?? '').trim();
    const id = /^id:(\d+)$/.exec(parent)?.[1];
    const leader = parent === '' ? undefined : id === undefined ? bySku.get(parent) : byId.get(id);
    return { row, leader: leader ?? -1, pictureRows: NO_ROWS };
  });
}
