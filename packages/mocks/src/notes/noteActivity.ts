import { activityCollection } from '../engine/activityLog';
import type { Collection, Keyed } from '../engine/collection';
import type { Transaction } from '../engine/transaction';
import { reminderCollection } from '../feeds/reminders';
import type { StoredNote } from './storedNote';
import { noteCollections, noteLabelCollection } from './notes.collection';

/** Collections that a change of notes may read or write, with the audit log and the notes' reminders. */
export const loggedCollections: readonly Collection<Keyed>[] = [...noteCollections, reminderCollection, activityCollection];

/** Fields of a note in the audit log. */
export const NOTE_ACTIVITY = ['title', 'content', 'tasks', 'labels', 'archived'] as const;

/** A note's name in the audit log, and its link. One without a title goes by its beginning. */
export const named = ({ id, title, content, tasks }: StoredNote) => ({
  name: title || content.slice(0, 80) || tasks[0]?.content || '…',
  link: `/apps/notes?note=${encodeURIComponent(id)}`,
});

/** A note with its labels by their titles, and of its tasks the words. */
export function told(transaction: Transaction, note: StoredNote) {
  return {
    ...note,
    labels: note.labels.map((id) => transaction.get(noteLabelCollection, id)?.title ?? id),
    tasks: note.tasks.map(({ content, completed }) => `${completed ? '✓ ' : ''}${content}`),
  };
}
