import type { Contact } from '@stockroom/contract';
import { orderOf } from './birthdays';
import { type PossibleDuplicate, DuplicateFinder } from './duplicateFinder';
import type { ImportedContact } from './importedContact';
import { judgeContact } from './judgeContact';
import type { Judging } from './judging';
import type { RowProblem } from './problems';
import type { ReadContacts } from './readContacts';

/** A contact of the file, with its problems and possible duplicate. */
export interface ReviewRow {
  at: number;
  contact: ImportedContact | null;
  problems: readonly RowProblem[];
  /** Somebody who may be the same person: the user decides. */
  twin: PossibleDuplicate | null;
}

/** A preview of the import. */
export interface Review extends Omit<ReadContacts, 'contacts'> {
  rows: readonly ReviewRow[];
}

/** Converts and checks a file's contacts. Yields the completed share, from 0 to 1. */
export function* reviewContacts(
  { contacts, ...file }: ReadContacts,
  known: readonly Contact[],
  judging: Judging,
): Generator<number, Review> {
  const dayOrder = orderOf(
    contacts.map(({ birthday }) => birthday.trim()),
    judging.dayOrder,
  );
  const twins = new DuplicateFinder(judging.fold);
  const rows: ReviewRow[] = [];
  for (const [at, person] of known.entries()) {
    twins.add(person, null);
    yield (at / known.length) * 0.2;
  }
  for (const found of contacts) {
    const { contact, problems } = judgeContact(found, { ...judging, dayOrder });
    rows.push({ at: found.at, contact, problems, twin: contact && twins.find(contact) });
    if (contact) twins.add(contact, found.at);
    yield 0.2 + (rows.length / contacts.length) * 0.8;
  }
  return { ...file, rows };
}

/** Contacts to add: all but the possible duplicates that the user did not choose. */
export function contactsToAdd({ rows }: Review, wanted: ReadonlySet<number>): ImportedContact[] {
  return rows.flatMap(({ at, contact, twin }) => (contact && (twin === null || wanted.has(at)) ? [contact] : []));
}

/** Titles of the tags to create first, each once. */
export function newTagsOf(contacts: readonly ImportedContact[], fold: (text: string) => string): string[] {
  return [...new Map(contacts.flatMap(({ newTags }) => newTags.map((title) => [fold(title), title] as const))).values()];
}
