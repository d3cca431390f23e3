import type { DayOrder } from './birthdays';
import type { DetailNames } from './details';
import type { PhoneFault, RowProblem } from './problems';

/** Reads a text as a phone number of a country. */
type ReadPhone = (
  text: string,
  country: string | null,
) => { country: string | null; e164: string | null; problem: PhoneFault | null };

/** Everything that judging a file's contacts needs. */
export interface Judging {
  readPhone: ReadPhone;
  /** Of numbers that do not say theirs. */
  country: string | null;
  /** Today as a day of ISO 8601. */
  today: string;
  dayOrder: DayOrder;
  details: DetailNames;
  /** Who has nothing to be called by. */
  unnamed: string;
  /** "ext. 12" */
  extension: (number: string) => string;
  createId: () => string;
  /** The id of a tag that is there; `undefined` for one that is not. */
  tagId: (title: string) => string | undefined;
  /** Takes case and accents away. */
  fold: (text: string) => string;
}

/** Collects the problems, and values that have no field. */
export interface Hearing {
  problems: RowProblem[];
  note: (name: string, label: string, value: string) => void;
  label: (text: string) => string;
}
