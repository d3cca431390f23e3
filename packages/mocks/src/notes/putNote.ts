import type { Transaction } from '../engine/transaction';
import { setReminder } from '../feeds/reminders';
import { nameAndLink } from './noteActivity';
import { noteCollection } from './notes.collection';
import type { StoredNote } from './storedNote';

/** Stores a note and updates its reminder. @param before the previous note, or `null` if it is new */
export function putNote(transaction: Transaction, note: StoredNote, before: StoredNote | null = null): void {
  transaction.put(noteCollection, note);
  const { reminder } = note;
  const { name, link } = nameAndLink(note);
  setReminder(
    transaction,
    keyOf(note.id),
    typeof reminder === 'string' ? { at: reminder, title: name, about: ABOUT, icon: 'document', link } : null,
    typeof before?.reminder === 'string' ? before.reminder : null,
  );
}

/** Removes the reminder of a deleted note. */
export const clearNoteReminder = (transaction: Transaction, id: string): void => setReminder(transaction, keyOf(id), null);

const keyOf = (id: string) => `note ${id}`;

const ABOUT = { en: 'A reminder of your note.', tr: 'Notunuzu hatırlatıyoruz.' };
