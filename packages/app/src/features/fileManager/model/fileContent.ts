/** A row of a table, with its cells, each with its position. */
export interface ContentRow {
  row: number;
  cells: { column: number; text: string }[];
}

/** A file's content for display: its text, rows or bytes. */
export interface FileContent {
  text?: string;
  rows?: ContentRow[];
  bytes?: Blob;
  /** Whether the rest was cut off. */
  isCut: boolean;
}
