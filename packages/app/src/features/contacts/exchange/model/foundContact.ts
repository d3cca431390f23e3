/** A contact as a file has it: nothing is checked. */
export interface FoundContact {
  /** Number of the card in the file, or of the row as a spreadsheet counts it. From 1. */
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
  /** A `data:` URL, or an address somewhere else. */
  photo: string;
  /** Details that contacts have no field for. */
  others: OtherDetail[];
  /** Error values of a spreadsheet, such as `#N/A`. */
  sheetErrors: string[];
}

/** Something that contacts have no field for, such as a web page. */
export interface OtherDetail {
  /** Of its property or column in the file. */
  name: string;
  label: string;
  /** Empty for what is no text, such as a sound. */
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

/** Whether a file says nothing at all of somebody. */
export function isBlank({ at: _at, sheetErrors: _sheetErrors, ...found }: FoundContact): boolean {
  return Object.values(found).every((value) => (typeof value === 'string' ? value.trim() === '' : value.length === 0));
}
