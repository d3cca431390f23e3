import {
  decode,
  detectEncoding,
  type Encoding,
  type EncodingGuess,
  type NonTextReason,
  nonTextReason,
} from '#shared/csv/encoding';
import { type CsvReading, readContactsCsv } from './csv/contactsCsv';
import type { FoundContact } from './foundContact';
import { unfoldBytes } from './vcard/vcardLines';
import { isVcards, readVcards } from './vcard/vcardReader';

/** Largest accepted file, in bytes: some thousand contacts with their pictures. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Maximum number of contacts in one file. */
export const MAX_CONTACTS = 5000;

/**
 * Reason why a file cannot be read. `noColumns`: a table without known columns. `noContacts`: the right kind of file, but
 * without contacts. `unread`: the browser could not open it. `noRules`: the phone number rules failed to load.
 */
export type FileFault = NonTextReason | 'tooBig' | 'tooMany' | 'noColumns' | 'noContacts' | 'unread' | 'noRules';

export class FileFaultError extends Error {
  override readonly name = 'FileFaultError';
  readonly fault: FileFault;
  constructor(fault: FileFault, cause?: unknown) {
    super(`The file can not be read: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** The content of a file. */
export interface ReadContacts {
  format: 'vcard' | 'csv';
  encoding: Encoding;
  /** `false` when the encoding was guessed from the letters. */
  isEncodingSure: boolean;
  /** Number of letters that could not be decoded. */
  replaced: number;
  contacts: FoundContact[];
}

/**
 * Reads a file of contacts, detecting its format and encoding from the content. Yields the completed share, from 0 to 1.
 * @throws {FileFaultError}
 */
export function* readContacts(bytes: Uint8Array, reading: CsvReading): Generator<number, ReadContacts> {
  if (bytes.length > MAX_FILE_BYTES) throw new FileFaultError('tooBig');
  const fault = nonTextReason(bytes);
  if (fault) throw new FileFaultError(fault);
  yield 0;
  const { text, encoding, sure } = yield* decoded(bytes);
  const isCards = isVcards(text);
  const contacts = yield* isCards ? readVcards(text, reading.kindNames) : readContactsCsv(text, reading);
  if (contacts === null) throw new FileFaultError('noColumns');
  if (contacts.length === 0) throw new FileFaultError('noContacts');
  if (contacts.length > MAX_CONTACTS) throw new FileFaultError('tooMany');
  const replaced = text.split('\uFFFD').length - 1;
  return { format: isCards ? 'vcard' : 'csv', encoding, isEncodingSure: sure, replaced, contacts };
}

/** UTF-8 folded in the middle of a letter becomes valid only once its lines are joined. */
function* decoded(bytes: Uint8Array): Generator<number, EncodingGuess & { text: string }> {
  const guess = detectEncoding(bytes);
  yield 0;
  const text = decode(bytes, guess.encoding);
  yield 0;
  if (guess.sure || !isVcards(text)) return { ...guess, text };
  const unfolded = unfoldBytes(bytes);
  const again = detectEncoding(unfolded);
  return again.encoding === 'utf-8' ? { ...again, text: decode(unfolded, 'utf-8') } : { ...guess, text };
}
