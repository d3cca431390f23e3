import type { PhotoFault } from './photos';

/** Reason why a text is no phone number, as the phone number parser gives it. */
export type PhoneFault = 'notANumber' | 'tooShort' | 'tooLong' | 'noSuchNumber' | 'extension' | 'noCountry' | 'unknownCountry';

export type CutField = 'name' | 'title' | 'company' | 'address' | 'notes' | 'label' | 'tag';

/** A value that did not fit, as written in the file, and what the import did with it: nothing is dropped silently. */
export type RowProblem =
  /** The row has no content. */
  | { code: 'blank' }
  /** The contact has no name and is named by another detail. */
  | { code: 'nameless'; value: string }
  /** Values that were moved to the notes. */
  | { code: 'email'; value: string }
  | { code: 'phone'; value: string; fault: PhoneFault }
  | { code: 'birthday'; value: string; fault: 'future' | 'unreadable' }
  | { code: 'tooMany'; field: 'emails' | 'phoneNumbers' | 'tags'; max: number }
  | { code: 'others'; names: string }
  /** Values kept unchanged. */
  | { code: 'doubtfulPhone'; value: string }
  | { code: 'extension'; value: string }
  /** The day and month may be the other way round. */
  | { code: 'ambiguousDay'; value: string; day: string }
  /** Values that were omitted. */
  | { code: 'cut'; field: CutField; max: number }
  | { code: 'photo'; fault: PhotoFault }
  /** A spreadsheet's placeholder for a missing value. */
  | { code: 'sheetError'; value: string }
  | { code: 'noText'; names: string };

/** Whether something was omitted rather than moved. */
export const isLoss = ({ code }: RowProblem): boolean =>
  code === 'cut' || code === 'photo' || code === 'noText' || code === 'blank';

/** Shortens a text to what identifies it: a file may have a megabyte in place of a number. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
