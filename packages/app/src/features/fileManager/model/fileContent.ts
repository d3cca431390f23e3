/** A row of a table, and its cells, by where they stand. */
export interface ContentRow {
  row: number;
  cells: { column: number; text: string }[];
}

/** A file's content for display: its text, its rows, or an address of its bytes. */
export interface FileContent {
  text?: string;
  rows?: ContentRow[];
  bytes?: Blob;
  /** There is more of it. */
  isCut: boolean;
}
