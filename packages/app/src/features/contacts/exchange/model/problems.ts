import type { PhotoFault } from './photos';

/** Why a text is no phone number, as the reader of phone numbers says it. */
export type PhoneFault = 'notANumber' | 'tooShort' | 'tooLong' | 'noSuchNumber' | 'extension' | 'noCountry' | 'unknownCountry';

export type CutField = 'name' | 'title' | 'company' | 'address' | 'notes' | 'label' | 'tag';

/** A value that did not fit, as it stands in the file, and the remedy: nothing is dropped silently. */
export type RowProblem =
  /** Nothing is said of anybody. */
  | { code: 'blank' }
  /** There is no name: the contact is called by what else is known. */
  | { code: 'nameless'; value: string }
  /** These stand in the notes now. */
  | { code: 'email'; value: string }
  | { code: 'phone'; value: string; fault: PhoneFault }
  | { code: 'birthday'; value: string; fault: 'future' | 'unreadable' }
  | { code: 'tooMany'; field: 'emails' | 'phoneNumbers' | 'tags'; max: number }
  | { code: 'others'; names: string }
  /** These are kept as they are. */
  | { code: 'doubtfulPhone'; value: string }
  | { code: 'extension'; value: string }
  /** Could be another day, if the file has the month first, or the day. */
  | { code: 'ambiguousDay'; value: string; day: string }
  /** These are left out. */
  | { code: 'cut'; field: CutField; max: number }
  | { code: 'photo'; fault: PhotoFault }
  /** A spreadsheet's placeholder for a missing value. */
  | { code: 'sheetError'; value: string }
  | { code: 'noText'; names: string };

/** Whether something was left out, and not only put elsewhere. */
export const isLoss = ({ code }: RowProblem): boolean =>
  code === 'cut' || code === 'photo' || code === 'noText' || code === 'blank';

/** As much of a text as tells which one it is: a file may have a megabyte where a number should be. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
