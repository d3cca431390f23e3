import type { ProductIssueCode } from '#features/inventory/model/productRules';
import type { FieldTarget } from '../targets';

/**
 * Problem codes of a cell: those of the product's rules, and those that only a file can have. Texts: `import:problem.{code}`.
 */
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

/** A problem of one cell. An error keeps the row out; a warning tells how the import deals with the cell instead. */
export interface ImportIssue {
  target: FieldTarget;
  code: ImportIssueCode;
  severity: 'error' | 'warning';
  params: Readonly<Record<string, string | number>>;
  /** A value that would solve the problem. */
  suggestion?: string;
}

/** Codes of notes on the whole file; a note carries the number of rows concerned. Texts: `import:note.{code}`. */
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
