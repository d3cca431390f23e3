import type { DayOrder } from './birthdays';
import type { DetailNames } from './details';
import type { PhoneFault, RowProblem } from './problems';

/** Reads a text as a phone number of a country. */
type ReadPhone = (
  text: string,
  country: string | null,
) => { country: string | null; e164: string | null; problem: PhoneFault | null };

/** Everything needed to convert a file's contacts. */
export interface Judging {
  readPhone: ReadPhone;
  /** Country of numbers that do not state their own. */
  country: string | null;
  /** Today as an ISO 8601 date. */
  today: string;
  dayOrder: DayOrder;
  details: DetailNames;
  /** Name for a contact without any name. */
  unnamed: string;
  /** Text of an extension: "ext. 12". */
  extension: (number: string) => string;
  createId: () => string;
  /** The id of an existing tag; `undefined` when there is none. */
  tagId: (title: string) => string | undefined;
  /** Removes case and accents. */
  fold: (text: string) => string;
}

/** Collects problems, and values without a field. */
export interface RowFindings {
  problems: RowProblem[];
  note: (name: string, label: string, value: string) => void;
  label: (text: string) => string;
}
