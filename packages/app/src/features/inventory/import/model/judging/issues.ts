import type { ProductIssueCode } from '../../../model/productRules';
import type { FieldTarget } from '../targets';

/** Problems of a cell: those of the product's rules, and those that only a file can have. Texts: `import:problem.{code}`. */
export type ImportIssueCode =
  | ProductIssueCode
  | 'skuRepeated'
  | 'barcodeRepeated'
  | 'productRepeated'
  | 'otherProduct'
  | 'unlikely'
  | 'notYesNo'
  | 'nameUnknown'
  | 'nameAmbiguous'
  | 'tagTooLong'
  | 'pictureRefused'
  | 'pictureElsewhere'
  | 'pictureTextsOdd'
  | 'digitsLost'
  | 'formulaError';

/** One problem of one cell. An error keeps the row out; a warning says what will be done instead. */
export interface ImportIssue {
  target: FieldTarget;
  code: ImportIssueCode;
  severity: 'error' | 'warning';
  params: Readonly<Record<string, string | number>>;
  /** A value that would solve it. */
  suggestion?: string;
}

/** Notes on the whole file, with the number of rows that each is about. Texts: `import:note.{code}`. */
export const NOTE_CODES = [
  'stockMissing',
  'priceMissing',
  'priceWorkedOut',
  'formattingRemoved',
  'picturesLeftOut',
  'salePriceIgnored',
  'weightConverted',
  'moreCategories',
  'idIgnored',
  'replacedCharacters',
  'cellsBeyondColumns',
  'unclosedQuote',
  'codeRestored',
  'controlsRemoved',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

export interface Note {
  code: NoteCode;
  count: number;
}
