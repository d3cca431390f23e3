import { setReminder } from '../feeds/reminders';
import type { Transaction } from '../engine/transaction';
import type { StoredNote } from './storedNote';
import { named } from './noteActivity';
import { noteCollection } from './notes.collection';

/** Keeps a note, and its reminder in step with it. @param before as it was, `null` where it was not */
export function putNote(transaction: Transaction, note: StoredNote, before: StoredNote | null = null): void {
  transaction.put(noteCollection, note);
  const { reminder } = note;
  const { name, link } = named(note);
  setReminder(
    transaction,
    keyOf(note.id),
    typeof reminder === 'string' ? { at: reminder, title: name, about: ABOUT, icon: 'document', link } : null,
    typeof before?.reminder === 'string' ? before.reminder : null,
  );
}

/** A deleted note reminds of nothing. */
export const clearNoteReminder = (transaction: Transaction, id: string): void => setReminder(transaction, keyOf(id), null);

const keyOf = (id: string) => `note ${id}`;

const ABOUT = { en: 'A reminder of your note.', tr: 'Notunuzu hatırlatıyoruz.' };
