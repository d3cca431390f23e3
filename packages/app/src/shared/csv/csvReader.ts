/** Characters that may separate cells. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** One row of a text table with its position. */
export interface CsvRow {
  cells: string[];
  /** Row number as in a spreadsheet: the first is 1, empty rows count. */
  row: number;
}

export interface CsvReader {
  /** Reads up to `limit` rows; fewer only at the end. Empty lines are skipped, but counted. */
  read(limit: number): CsvRow[];
  /** Number of characters read. */
  readonly position: number;
  /** Number of the row whose quote is never closed, or `null`. */
  readonly unclosedQuoteRow: number | null;
}

const QUOTE = '"';

/**
 * Reads delimited text in steps, so that a caller can report progress and stop between them. Follows RFC 4180 and tolerates
 * common deviations: line ends of all three kinds, even mixed; line ends and delimiters in quotes; quotes inside an unquoted
 * cell, kept as they are.
 */
export function createCsvReader(text: string, delimiter: Delimiter): CsvReader {
  let position = 0;
  let row = 0;
  let unclosedQuoteRow: number | null = null;

  function readQuoted(): string {
    let value = '';
    let from = position + 1;
    for (;;) {
      const end = text.indexOf(QUOTE, from);
      if (end === -1) {
        unclosedQuoteRow = row;
        position = text.length;
        return value + text.slice(from);
      }
      value += text.slice(from, end);
      if (text[end + 1] !== QUOTE) {
        position = end + 1;
        // Text after the closing quote violates the standard, but dropping it would lose content.
        return isCellEnd(position) ? value : value + readPlain();
      }
      value += QUOTE;
      from = end + 2;
    }
  }

  function readPlain(): string {
    const start = position;
    while (!isCellEnd(position)) position++;
    return text.slice(start, position);
  }

  function isCellEnd(at: number): boolean {
    if (at >= text.length) return true;
    const character = text[at];
    return character === delimiter || character === '\n' || character === '\r';
  }

  function readRow(): string[] {
    const cells: string[] = [];
    row++;
    for (;;) {
      cells.push(text[position] === QUOTE ? readQuoted() : readPlain());
      if (text[position] === delimiter) {
        position++;
        continue;
      }
      if (text[position] === '\r' && text[position + 1] === '\n') position += 2;
      else if (position < text.length) position++;
      return cells;
    }
  }

  return {
    read(limit) {
      const rows: CsvRow[] = [];
      while (rows.length < limit && position < text.length) {
        const cells = readRow();
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, row });
      }
      return rows;
    },
    get position() {
      return position;
    },
    get unclosedQuoteRow() {
      return unclosedQuoteRow;
    },
  };
}

/**
 * Detects the delimiter: the one that most consistently splits the first rows into the same number of cells. Excel's own
 * `sep=` line decides alone. Text of one column is read with commas.
 */
export function sniffDelimiter(text: string): Delimiter {
  const declaredDelimiter = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1];
  if (isDelimiter(declaredDelimiter)) return declaredDelimiter;
  const sample = text.slice(0, 64 * 1024);
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const score = steadiness(sample, delimiter);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** Removes the line that states the delimiter for Excel. */
export function withoutSepLine(text: string): string {
  return text.replace(/^sep=[,;\t|]\r?\n/i, '');
}

/** Whether a text is one of the supported delimiters. */
function isDelimiter(text: unknown): text is Delimiter {
  return DELIMITERS.some((delimiter) => delimiter === text);
}

function steadiness(sample: string, delimiter: Delimiter): number {
  const rows = createCsvReader(sample, delimiter).read(20);
  const first = rows[0]?.cells.length ?? 0;
  if (first < 2) return 0;
  // The sample's last row may be cut off.
  const whole = rows.length > 2 ? rows.slice(0, -1) : rows;
  const same = whole.filter(({ cells }) => cells.length === first).length;
  return (same / whole.length) * Math.log2(first + 1);
}
