import {
  decode,
  detectEncoding,
  type Encoding,
  type EncodingGuess,
  type NotText,
  notText,
} from '../../../../shared/csv/encoding';
import { type CsvReading, readContactsCsv } from './csv/contactsCsv';
import type { FoundContact } from './foundContact';
import { unfoldBytes } from './vcard/vcardLines';
import { isVcards, readVcards } from './vcard/vcardReader';

/** Largest file that is read, in bytes: some thousand contacts with their pictures. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Most contacts that are taken from one file. */
export const MAX_CONTACTS = 5000;

/**
 * Why a file can not be read. `noColumns`: a table, but nobody knows of what. `noContacts`: the right kind of file, with nobody in it. `unread`: the
 * browser could not open it. `noRules`: those of phone numbers did not arrive.
 */
export type FileFault = NotText | 'tooBig' | 'tooMany' | 'noColumns' | 'noContacts' | 'unread' | 'noRules';

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
  /** `false`: it was guessed by its letters. */
  isEncodingSure: boolean;
  /** Letters that could not be read. */
  replaced: number;
  contacts: FoundContact[];
}

/**
 * Reads a file of contacts; what kind it is and how it is encoded is found by its content. Yields the part that is done, from 0 to 1.
 * @throws {FileFaultError}
 */
export function* readContacts(bytes: Uint8Array, reading: CsvReading): Generator<number, ReadContacts> {
  if (bytes.length > MAX_FILE_BYTES) throw new FileFaultError('tooBig');
  const fault = notText(bytes);
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

/** Folded in the middle of a letter, UTF-8 is none until its lines are put together. */
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
