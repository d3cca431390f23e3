import { type Note, NOTE_COLORS, MAX_NOTE_VERSIONS, type NoteVersion } from '@stockroom/contract';
import { badRequest, notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { nextInstant } from '../engine/nextInstant';
import { atOf } from '../engine/seedTime';
import type { Transaction, View } from '../engine/transaction';
import { isPicture } from '../pictures/isPicture';
import { noteCollection, noteHistoryCollection, noteLabelCollection } from './notes.collection';
import type { StoredNote } from './storedNote';

const FIELDS = [
  'title',
  'content',
  'tasks',
  'image',
  'reminder',
  'labels',
  'color',
  'pinned',
  'archived',
] as const satisfies readonly (keyof Note)[];

/** Fields of a note that a version holds. */
const WRITTEN = ['title', 'content', 'tasks'] as const;

/** Window in which changes belong to one editing session, whose beginning is the version. In milliseconds. */
const SESSION_MS = 120_000;

type Reader = Pick<View, 'get' | 'values'>;

/** Returns the note of an id. @throws Refusal 404 when there is none */
export function noteOf(view: Pick<View, 'get'>, id: string): StoredNote {
  const note = view.get(noteCollection, id);
  if (!note) throw notFound();
  return note;
}

/** Converts a note to the served form: existing labels only, the reminder as an instant, and a known colour. */
export function servedNote<Kept extends StoredNote>(view: Reader, note: Kept, now: number) {
  const { labels, reminder, color, ...rest } = note;
  return {
    ...rest,
    color: NOTE_COLORS.find((known) => known === color) ?? 'none',
    labels: labels.flatMap((id) => view.get(noteLabelCollection, id) ?? []),
    reminder: typeof reminder === 'object' && reminder ? new Date(atOf(now, reminder)).toISOString() : reminder,
  };
}

/**
 * Applies a caller's changes to a note.
 * @throws Refusal 400 for an image that is not a picture
 */
export function changedNote(view: Reader, current: StoredNote, patch: Partial<Omit<StoredNote, 'id'>>, now: number): StoredNote {
  if (patch.image && patch.image !== current.image && !isPicture(patch.image)) {
    throw badRequest({ path: 'note.image', message: 'is no picture' });
  }
  const merged = mergeKnown(current, patch, FIELDS);
  return { ...merged, labels: knownLabels(view, merged.labels), updatedAt: nextInstant(current.updatedAt, now) };
}

const knownLabels = (view: Reader, labels: readonly string[]): string[] =>
  [...new Set(labels)].filter((id) => view.get(noteLabelCollection, id));

/**
 * Keeps the previous text of a note as a version: once in an editing session, as it was at its beginning.
 * @param always also within a session
 */
export function keepVersion(transaction: Transaction, before: StoredNote, after: StoredNote, now: number, always = false): void {
  if (WRITTEN.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]))) return;
  const { versions = [], writtenAt = Date.parse(before.updatedAt) } = transaction.get(noteHistoryCollection, before.id) ?? {};
  const isKept = !isEmpty(before) && (always || now - writtenAt >= SESSION_MS);
  transaction.put(noteHistoryCollection, {
    id: before.id,
    writtenAt: now,
    versions: isKept ? [versionOf(before), ...versions].slice(0, MAX_NOTE_VERSIONS) : versions,
  });
}

const isEmpty = ({ title, content, tasks }: StoredNote): boolean => title === '' && content === '' && tasks.length === 0;

const versionOf = ({ id, title, content, tasks, updatedAt }: StoredNote): NoteVersion => ({
  id: `${id} ${updatedAt}`,
  savedAt: updatedAt,
  title,
  content,
  tasks,
});
