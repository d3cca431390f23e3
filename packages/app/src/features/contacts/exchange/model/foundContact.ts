/** A contact as read from a file, unchecked. */
export interface FoundContact {
  /** Number of the card in the file, or of the row as spreadsheets count. From 1. */
  at: number;
  name: string;
  emails: { email: string; label: string }[];
  phones: { number: string; label: string }[];
  title: string;
  company: string;
  birthday: string;
  address: string;
  /** Plain text. */
  notes: string;
  /** Titles. */
  tags: string[];
  /** A `data:` URL, or the address of a picture elsewhere. */
  photo: string;
  /** Details that contacts have no field for. */
  others: OtherDetail[];
  /** Error values of a spreadsheet, such as `#N/A`. */
  sheetErrors: string[];
}

/** A detail that contacts have no field for, such as a web page. */
export interface OtherDetail {
  /** Name of its property or column in the file. */
  name: string;
  label: string;
  /** Empty when the value is no text, such as a sound. */
  value: string;
}

/** An empty contact to fill from a card or row. */
export const emptyContact = (at: number): FoundContact => ({
  at,
  name: '',
  emails: [],
  phones: [],
  title: '',
  company: '',
  birthday: '',
  address: '',
  notes: '',
  tags: [],
  photo: '',
  others: [],
  sheetErrors: [],
});

/** Whether a file's contact has no content at all. */
export function isBlank({ at: _at, sheetErrors: _sheetErrors, ...found }: FoundContact): boolean {
  return Object.values(found).every((value) => (typeof value === 'string' ? value.trim() === '' : value.length === 0));
}
