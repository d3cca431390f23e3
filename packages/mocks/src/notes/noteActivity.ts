import { activityCollection } from '../engine/activityLog';
import type { Collection, Keyed } from '../engine/collection';
import type { Transaction } from '../engine/transaction';
import { reminderCollection } from '../feeds/reminders';
import { noteCollections, noteLabelCollection } from './notes.collection';
import type { StoredNote } from './storedNote';

/** Collections that a change of notes may read or write, with the audit log and the notes' reminders. */
export const loggedCollections: readonly Collection<Keyed>[] = [...noteCollections, reminderCollection, activityCollection];

/** Fields of a note whose changes are logged. */
export const NOTE_ACTIVITY = ['title', 'content', 'tasks', 'labels', 'archived'] as const;

/** Returns a note's name in the audit log, and its link. A note without a title is named by its beginning. */
export const nameAndLink = ({ id, title, content, tasks }: StoredNote) => ({
  name: title || content.slice(0, 80) || tasks[0]?.content || '…',
  link: `/apps/notes?note=${encodeURIComponent(id)}`,
});

/** Converts a note for the audit log: labels as titles, tasks as text. */
export function toLoggedNote(transaction: Transaction, note: StoredNote) {
  return {
    ...note,
    labels: note.labels.map((id) => transaction.get(noteLabelCollection, id)?.title ?? id),
    tasks: note.tasks.map(({ content, completed }) => `${completed ? '✓ ' : ''}${content}`),
  };
}
